import { Textarea } from '@chakra-ui/react/textarea';
import { Button, Notice } from '@lemma/ui';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { problemOf } from '../calls/answered.tsx';

export interface ActFormProps {
  /** What is about to be done, as a question. */
  readonly title: string;
  /** What follows from it. */
  readonly children: ReactNode;
  /** The button that does it: "Refund $329.00". */
  readonly doIt: string;
  /** The button that leaves everything as it is: "Keep payment". */
  readonly leaveIt: string;
  /** Money moves, or something is lost. */
  readonly danger?: boolean;
  /** False while something is still to be chosen. */
  readonly ready?: boolean;
  /** The call that does it, and how it goes. */
  readonly call: { readonly isPending: boolean; readonly error: unknown };
  /** Called with the act's identifier, which stays the same when a try failed, and the reason. */
  readonly onAct: (act: { readonly act_uid: string; readonly reason: string }) => void;
  readonly onLeave: () => void;
}

/** Asks for a reason before something is done. It stands in the page, beside what it is about, and begins with the focus. */
export function ActForm({
  title,
  children,
  doIt,
  leaveIt,
  danger = false,
  ready = true,
  call: { isPending, error },
  onAct,
  onLeave,
}: ActFormProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [uid] = useState(() => crypto.randomUUID());
  const heading = useId();
  const field = useId();
  const problem = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onLeave();
    };
    const { current } = form;
    current?.addEventListener('keydown', leave);
    return () => current?.removeEventListener('keydown', leave);
  }, [onLeave]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !ready) return;
    const isMissing = reason.trim().length < 3;
    setMissing(isMissing);
    if (isMissing) input.current?.focus();
    else onAct({ act_uid: uid, reason: reason.trim() });
  };
  return (
    <form
      ref={form}
      className={danger ? 'act-form act-form-danger' : 'act-form'}
      aria-labelledby={heading}
      onSubmit={send}
    >
      <h3 id={heading}>{title}</h3>
      {children}
      <label htmlFor={field} className="act-label">
        Reason, kept in the audit trail
      </label>
      <Textarea
        id={field}
        ref={input}
        rows={2}
        maxLength={500}
        value={reason}
        aria-invalid={missing}
        aria-describedby={missing ? problem : undefined}
        borderColor="gray.400"
        onChange={(event) => {
          setReason(event.target.value);
          setMissing(false);
        }}
      />
      {missing && (
        <p id={problem} className="act-problem">
          Say why, in three characters or more. No names, no card numbers: the trail stays when the
          account is gone.
        </p>
      )}
      {error !== null && error !== undefined && (
        <Notice variant="error">It was not done. {problemOf(error)}</Notice>
      )}
      <div className="act-buttons">
        <Button type="submit" tone={danger ? 'danger' : 'usual'} disabled={!ready || isPending}>
          {isPending ? 'One moment…' : doIt}
        </Button>
        <Button variant="outline" onClick={onLeave}>
          {leaveIt}
        </Button>
      </div>
    </form>
  );
}
