import type { ComponentType } from 'react';
import type { AnyQuestionView, QuestionViewProps } from '../format/question-kind.ts';
import { LatePiece } from '../host/late-piece.tsx';
import { lateView, type LateView } from '../host/late-view.ts';
import { useLessonHost } from '../host/lesson-context.ts';
import { Notice } from '../notice/notice.tsx';
import type { AnswerFormProps } from './form/answer-form.ts';

const forms: ReadonlyMap<string, LateView<AnswerFormProps>> = new Map([
  ['repl', lateView(async () => (await import('./exercise-form.tsx')).ExerciseForm)],
  ['matrix', lateView(async () => (await import('./matrix-form.tsx')).MatrixForm)],
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

/**
 * Downloads ahead the forms of all kinds of question that load with their first question, for a page that asks one question
 * after the other: none waits, and nothing moves when its form comes. Rejects if one cannot be downloaded; it is tried again with its question.
 *
 * @example
 * useEffect(() => void loadQuestionForms().catch(() => undefined), []);
 */
export async function loadQuestionForms(): Promise<void> {
  await Promise.all(Array.from(forms.values(), async (form) => form.load()));
}

const customForms = new WeakMap<AnyQuestionView, LateView<AnswerFormProps>>();

/** The form of a kind of a third party's, with the view that its definition loads. */
function customFormOf(kind: AnyQuestionView): LateView<AnswerFormProps> {
  const known = customForms.get(kind);
  if (known) return known;
  const form = lateView(async () => {
    const [{ customForm }, { default: view }] = await Promise.all([
      import('./custom-form.tsx'),
      kind.load(),
    ]);
    return customForm(view as ComponentType<QuestionViewProps<unknown, unknown>>);
  });
  customForms.set(kind, form);
  return form;
}

/** The form of a kind that loads with its first question. A kind that this page does not know says so, below its text. */
export function LateForm(props: AnswerFormProps) {
  const { strings, questionKinds } = useLessonHost();
  const { kind, material } = props.question;
  const own = material?.kind === 'custom' ? material.name : undefined;
  const definition = questionKinds.find(({ name }) => name === own);
  const form = definition ? customFormOf(definition) : forms.get(kind);
  if (!form) return <Notice variant="info">{strings.unknownKind}</Notice>;
  return (
    <LatePiece
      {...props}
      view={form}
      id={props.question.uid}
      name={kind}
      waiting={<p className="lemma-form-loading">{strings.loading}</p>}
    />
  );
}
