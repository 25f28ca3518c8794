import { Textarea } from '@chakra-ui/react/textarea';
import { Button, FullUi, Modal, notify } from '@lemma/ui';
import { useId, useState } from 'react';
import { api, siteConfig } from '../api/client.ts';
import { brand } from '../brand/brand.ts';
import { useAuth } from '../auth/auth-context.ts';
import type { ReportedQuestion } from './feedback-context.ts';
import { messages } from '../toasts/messages.ts';

export interface FeedbackDialogProps {
  /** What it is about. Nothing is sent without it. */
  readonly uid: string | undefined;
  /** With a question: which instance of it. */
  readonly question?: ReportedQuestion | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Sends a few lines to the founder. It closes after sending, whatever became of it. */
export function FeedbackDialog({ uid, question, open, onClose }: FeedbackDialogProps) {
  const { status, login } = useAuth();
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const field = useId();

  const send = async () => {
    if (!uid) return;
    setSending(true);
    try {
      const { build_commit } = await siteConfig();
      await api.reportIssue({
        body: { uid, description: text, build_commit, report_uid: crypto.randomUUID(), question },
      });
      setText('');
      notify(messages.feedbackSent);
    } catch {
      notify(messages.feedbackFailed);
    } finally {
      setSending(false);
      onClose();
    }
  };

  const signedIn = status === 'signed-in';
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={`Feedback to ${brand.founder}`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Maybe later
          </Button>
          {signedIn ? (
            <Button onClick={() => void send()} loading={sending} loadingText="Sending…">
              Send
            </Button>
          ) : (
            <Button onClick={() => void login()}>Log in</Button>
          )}
        </>
      }
    >
      {signedIn ? (
        <FullUi>
          <label htmlFor={field}>What happened, or what should be better?</label>
          <Textarea
            id={field}
            mt="2"
            rows={6}
            value={text}
            onChange={(event) => setText(event.target.value)}
            borderColor="gray.400"
          />
        </FullUi>
      ) : (
        <p>Log in first, so that an answer can reach you.</p>
      )}
    </Modal>
  );
}
