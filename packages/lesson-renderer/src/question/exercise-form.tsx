import { useLessonHost } from '../host/lesson-context.ts';
import { useSlotEvents } from '../host/use-slot-events.ts';
import { PieceBoundary } from '../host/piece-boundary.tsx';
import { Notice } from '../notice/notice.tsx';
import type { AnswerFormProps } from './form/answer-form.ts';

/** A REPL question runs in the host's slot; without one the starter is shown and says why it does not run. */
export function ExerciseForm({ question, state, feedback, dontKnow, onAnswer }: AnswerFormProps) {
  const { slots, strings, emit } = useLessonHost();
  const onEvent = useSlotEvents(question.uid, 'exercise');
  const Exercise = slots.exercise;
  if (!question.repl) return null;
  return (
    <div className="lemma-exercise">
      {Exercise ? (
        <PieceBoundary
          message={strings.partFailed}
          retry={strings.tryAgain}
          instead={<Starter code={question.repl.starter} />}
          onError={(error) =>
            emit({ type: 'widget-failed', id: question.uid, name: 'exercise', error })
          }
        >
          <Exercise
            question={question}
            exercise={question.repl}
            disabled={state !== 'open'}
            feedback={feedback}
            onAnswer={onAnswer}
            onEvent={onEvent}
          />
        </PieceBoundary>
      ) : (
        <>
          <Starter code={question.repl.starter} />
          <Notice variant="info">{strings.noPython}</Notice>
        </>
      )}
      {dontKnow && state === 'open' && (
        <div className="lemma-actions">
          <button
            type="button"
            className="lemma-button-outline"
            onClick={() => onAnswer({ kind: 'dont-know' })}
          >
            {strings.dontKnow}
          </button>
        </div>
      )}
    </div>
  );
}

function Starter({ code }: { readonly code: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it
    <pre className="lemma-code" tabIndex={0}>
      <code>{code}</code>
    </pre>
  );
}
