import { Button } from '@lemma/ui';
import { Download, KeyRound, Pause, Trash2, Undo2, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Told } from '../calls/desk-client.tsx';
import { GrantForm } from './grant-form.tsx';
import {
  DeleteForm,
  EndAccessForm,
  ExportForm,
  ResendForm,
  StopRenewalForm,
  TalkForm,
} from './plain-forms.tsx';
import { RefundForm } from './refund-form.tsx';
import type { Talk } from './talk-list.tsx';

type Account = Told<'learner'>;
type Mail = Account['mails'][number];
/** Which form is open. */
export type OpenAct =
  | { readonly kind: 'grant' | 'end' | 'stop' | 'refund' | 'export' | 'delete' }
  | { readonly kind: 'resend'; readonly mail: Mail }
  | { readonly kind: 'talk'; readonly talk: Talk };

export interface ActionsProps {
  readonly account: Account;
  /** True for one's own account: somebody else at the desk acts on it. */
  readonly isOwn: boolean;
  readonly open: OpenAct | undefined;
  readonly onOpen: (act: OpenAct | undefined) => void;
}

/** What can be done for a learner. One form is open at a time; the focus comes back to the button when it closes. */
export function Actions({ account, isOwn, open, onOpen }: ActionsProps) {
  const [said, setSaid] = useState<string>();
  const buttons = useRef<HTMLDivElement>(null);
  const learnerId = account.learner.learner_id;
  const back = (kind: OpenAct['kind'] | undefined) =>
    buttons.current?.querySelector<HTMLElement>(`[data-act="${kind ?? ''}"]`)?.focus();
  const close = () => {
    back(open?.kind);
    onOpen(undefined);
  };
  const form = {
    learnerId,
    onLeave: close,
    onDone: (words: string) => {
      setSaid(words);
      close();
    },
  };
  const choose = (kind: Exclude<OpenAct['kind'], 'resend' | 'talk'>) => () => {
    setSaid(undefined);
    onOpen({ kind });
  };
  if (isOwn)
    return (
      <p className="desk-quiet">This is your own account: somebody else at the desk acts on it.</p>
    );
  return (
    <>
      <div className="act-row" ref={buttons}>
        <Act icon={<KeyRound size={16} />} kind="grant" onClick={choose('grant')}>
          Grant access
        </Act>
        {account.grants.length > 0 && (
          <Act icon={<X size={16} />} kind="end" onClick={choose('end')}>
            End granted access
          </Act>
        )}
        {account.subscription?.renews && (
          <Act icon={<Pause size={16} />} kind="stop" onClick={choose('stop')}>
            Stop renewal
          </Act>
        )}
        <Act icon={<Download size={16} />} kind="export" onClick={choose('export')}>
          Export data
        </Act>
        {isPayer(account) && (
          <Act icon={<Undo2 size={16} />} kind="refund" danger onClick={choose('refund')}>
            Refund
          </Act>
        )}
        <Act icon={<Trash2 size={16} />} kind="delete" danger onClick={choose('delete')}>
          Delete account
        </Act>
      </div>
      <p role="status" className="act-said">
        {said}
      </p>
      {open?.kind === 'grant' && <GrantForm {...form} />}
      {open?.kind === 'end' && <EndAccessForm {...form} />}
      {open?.kind === 'stop' && <StopRenewalForm {...form} />}
      {open?.kind === 'refund' && <RefundForm {...form} />}
      {open?.kind === 'export' && <ExportForm {...form} />}
      {open?.kind === 'delete' && <DeleteForm {...form} />}
      {open?.kind === 'resend' && (
        <ResendForm key={open.mail.mail_key} {...form} mail={open.mail} />
      )}
      {open?.kind === 'talk' && <TalkForm key={open.talk.payment_id} {...form} talk={open.talk} />}
    </>
  );
}

const isPayer = ({ subscription, purchases, talks }: Account) =>
  subscription !== null || purchases.length + talks.length > 0;

function Act({
  icon,
  kind,
  danger = false,
  onClick,
  children,
}: {
  readonly icon: ReactNode;
  readonly kind: OpenAct['kind'];
  readonly danger?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Button variant="outline" data-act={kind} tone={danger ? 'danger' : 'usual'} onClick={onClick}>
      {icon}
      {children}
    </Button>
  );
}
