import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { type Feedback, FeedbackScope, type ReportedQuestion } from './feedback-context.ts';

const FeedbackDialog = lazy(async () => ({
  default: (await import('./feedback-dialog.tsx')).FeedbackDialog,
}));

/** Holds the feedback dialog; its code loads when it first opens. */
export function FeedbackProvider({ children }: { readonly children: ReactNode }) {
  const [uid, setUid] = useState<string | undefined>();
  const [question, setQuestion] = useState<ReportedQuestion | undefined>();
  const [open, setOpen] = useState(false);
  const feedback = useMemo<Feedback>(
    () => ({
      openFeedback: (about, asked) => {
        setUid(about);
        setQuestion(asked);
        setOpen(true);
      },
    }),
    [],
  );
  return (
    <FeedbackScope value={feedback}>
      {children}
      {uid !== undefined && (
        <Suspense fallback={null}>
          <FeedbackDialog
            uid={uid}
            question={question}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </FeedbackScope>
  );
}
