import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { type Feedback, FeedbackScope } from './feedback-context.ts';

const FeedbackDialog = lazy(async () => ({
  default: (await import('./feedback-dialog.tsx')).FeedbackDialog,
}));

/** Holds the feedback dialog; its code loads when it first opens. */
export function FeedbackProvider({ children }: { readonly children: ReactNode }) {
  const [uid, setUid] = useState<string | undefined>();
  const [open, setOpen] = useState(false);
  const feedback = useMemo<Feedback>(
    () => ({
      openFeedback: (about) => {
        setUid(about);
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
          <FeedbackDialog uid={uid} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </FeedbackScope>
  );
}
