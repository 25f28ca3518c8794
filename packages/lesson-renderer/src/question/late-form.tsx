import { Suspense, useState } from 'react';
import { lateView, type LateView } from '../host/late-view.ts';
import { PieceBoundary } from '../host/piece-boundary.tsx';
import { useLessonHost } from '../host/lesson-context.ts';
import { useLive } from '../host/use-live.ts';
import { Notice } from '../notice/notice.tsx';
import type { AnswerFormProps } from './form/answer-form.ts';

const forms: ReadonlyMap<string, LateView<AnswerFormProps>> = new Map([
  ['output', lateView(async () => (await import('./output-form.tsx')).OutputForm)],
  ['order', lateView(async () => (await import('./order/order-form.tsx')).OrderForm)],
  ['cloze', lateView(async () => (await import('./cloze-form.tsx')).ClozeForm)],
  ['match', lateView(async () => (await import('./match-form.tsx')).MatchForm)],
  [
    'expression',
    lateView(async () => (await import('./expression/expression-form.tsx')).ExpressionForm),
  ],
  ['point', lateView(async () => (await import('./point-form.tsx')).PointForm)],
  ['multi', lateView(async () => (await import('./multi-form.tsx')).MultiForm)],
  ['fault', lateView(async () => (await import('./fault-form.tsx')).FaultForm)],
]);

/** The form of a kind that loads with its first question. A kind that this version does not know says so. */
export function LateForm(props: AnswerFormProps) {
  const { emit, strings } = useLessonHost();
  const { kind, uid } = props.question;
  const form = forms.get(kind);
  const [Form, setForm] = useState(form?.newest);
  const live = useLive();
  if (!form || !Form) return <Notice variant="info">{strings.unknownKind}</Notice>;
  const loading = <p className="lemma-form-loading">{strings.loading}</p>;
  if (!live) return loading;
  return (
    <PieceBoundary
      message={strings.partFailed}
      retry={strings.tryAgain}
      onError={(error) => emit({ type: 'widget-failed', id: uid, name: kind, error })}
      onRetry={() => setForm(form.after(Form))}
    >
      <Suspense fallback={loading}>
        <Form {...props} />
      </Suspense>
    </PieceBoundary>
  );
}
