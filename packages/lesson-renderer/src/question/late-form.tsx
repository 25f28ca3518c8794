import { lazy, Suspense, useState, type ComponentType } from 'react';
import { PieceBoundary } from '../host/piece-boundary.tsx';
import { useLessonHost } from '../host/lesson-context.ts';
import { useLive } from '../host/use-live.ts';
import { Notice } from '../notice/notice.tsx';
import type { AnswerFormProps } from './form/answer-form.ts';

type Form = ComponentType<AnswerFormProps>;

const downloads: Partial<Record<string, () => Promise<{ readonly default: Form }>>> = {
  output: async () => ({ default: (await import('./output-form.tsx')).OutputForm }),
  order: async () => ({ default: (await import('./order/order-form.tsx')).OrderForm }),
  cloze: async () => ({ default: (await import('./cloze-form.tsx')).ClozeForm }),
  match: async () => ({ default: (await import('./match-form.tsx')).MatchForm }),
  fault: async () => ({ default: (await import('./fault-form.tsx')).FaultForm }),
};

/** One for all questions of a kind on the page; a failed download is tried anew by another. */
const newest = new Map<string, Form>();

function formOf(kind: string): Form | undefined {
  const known = newest.get(kind);
  if (known) return known;
  const download = Object.hasOwn(downloads, kind) ? downloads[kind] : undefined;
  if (!download) return undefined;
  const form = lazy(download);
  newest.set(kind, form);
  return form;
}

/** The form of a kind that loads with its first question. A kind that this version does not know says so. */
export function LateForm(props: AnswerFormProps) {
  const { emit, strings } = useLessonHost();
  const { kind, uid } = props.question;
  const [Form, setForm] = useState(() => formOf(kind));
  const live = useLive();
  if (!Form) return <Notice variant="info">{strings.unknownKind}</Notice>;
  const loading = <p className="lemma-form-loading">{strings.loading}</p>;
  if (!live) return loading;
  return (
    <PieceBoundary
      message={strings.partFailed}
      retry={strings.tryAgain}
      onError={(error) => emit({ type: 'widget-failed', id: uid, name: kind, error })}
      onRetry={() => {
        if (newest.get(kind) === Form) newest.delete(kind);
        setForm(() => formOf(kind));
      }}
    >
      <Suspense fallback={loading}>
        <Form {...props} />
      </Suspense>
    </PieceBoundary>
  );
}
