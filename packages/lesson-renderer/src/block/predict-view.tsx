import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type {
  AskBlock,
  GraphBlock,
  Prediction,
  PythonBlock,
  WidgetBlock,
} from '../format/compiled-lesson.ts';
import type { Predicted } from '../format/predicted.ts';
import { useLessonHost } from '../host/lesson-context.ts';
import { useLateStrings } from '../host/use-late-strings.ts';
import { englishPredictStrings } from '../strings/predict-strings.ts';
import { HtmlBlock } from './html-block.tsx';
import { cameOut } from './came-out.ts';
import { PredictForm } from './predict-form.tsx';
import { PredictOutcome } from './predict-outcome.tsx';
import { predictWords } from './predict-words.ts';
import { trustedHtml } from './trusted-html.ts';

export type PredictedBlock =
  | ((WidgetBlock | GraphBlock | PythonBlock) & { readonly predict: Prediction })
  | AskBlock;

/** A block that asks before it moves, runs or goes on, and then shows what was said beside what is so. */
export function PredictView({
  block,
  own: Own,
}: {
  readonly block: PredictedBlock;
  /** Shows the block itself. `autoRun` starts a cell at once. */
  readonly own: ComponentType<{ readonly block: PredictedBlock; readonly autoRun?: boolean }>;
}) {
  const { predictions, emit } = useLessonHost();
  const strings = useLateStrings(englishPredictStrings);
  const { id, predict } = block;
  const words = predictWords(block, strings);
  const name =
    block.type === 'widget' ? block.name : block.type === 'ask' ? block.about : block.type;
  const [said, setSaid] = useState(() => predictions.get(id));
  const [justNow, setJustNow] = useState(false);
  const titleId = useId();
  const noteId = useId();
  const questionId = useId();

  const commit = (now: Predicted) => {
    predictions.set(id, now);
    setSaid(now);
    setJustNow(true);
    const right = cameOut(predict, now);
    if (now.option === undefined && now.text === undefined)
      emit({ type: 'prediction-skipped', id, name });
    else
      emit({
        type: 'prediction-made',
        id,
        name,
        ...now,
        ...(right === undefined ? {} : { right }),
      });
  };

  return (
    // A group, not the region that a named section is: a lesson may have several.
    <section
      className="lemma-widget lemma-predict"
      role="group"
      aria-labelledby={titleId}
      aria-describedby={said ? undefined : noteId}
      data-kind={block.type}
      data-state={said ? 'committed' : 'open'}
    >
      <header className="lemma-widget-header">
        <p className="lemma-widget-title" id={titleId}>
          {words.title}
        </p>
      </header>
      <div className="lemma-predict-parts">
        {block.type !== 'ask' && (
          <Shown block={block} locked={!said}>
            {(said || block.type === 'widget') && <Own block={block} autoRun={justNow} />}
          </Shown>
        )}
        <div className="lemma-predict-side">
          <div id={questionId} className="lemma-predict-question">
            <HtmlBlock html={predict.question} />
          </div>
          {said ? (
            <PredictOutcome block={block} words={words} said={said} focused={justNow} />
          ) : (
            <>
              <PredictForm
                block={block}
                words={words}
                noteId={noteId}
                questionId={questionId}
                onCommit={commit}
              />
              {/* On paper there is nothing to commit to. */}
              <div className="lemma-predict-printed">
                <PredictOutcome block={block} words={words} said={{}} focused={false} />
              </div>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

/** The block, or before it may be used what it looks like: a graph its picture, a cell its code, a widget itself but inert. */
function Shown({
  block,
  locked,
  children,
}: {
  readonly block: Exclude<PredictedBlock, AskBlock>;
  readonly locked: boolean;
  readonly children: ReactNode;
}) {
  const shown = useRef<HTMLDivElement>(null);
  // As an attribute of the element: React 18 does not know it.
  useLayoutEffect(() => {
    shown.current?.toggleAttribute('inert', locked && block.type === 'widget');
  }, [locked, block.type]);
  return (
    <div ref={shown} className="lemma-predict-shown">
      {locked && block.type === 'graph' ? (
        <figure className="lemma-graph" dangerouslySetInnerHTML={trustedHtml(block.svg)} />
      ) : locked && block.type === 'python' ? (
        <div className="lemma-python">
          <HtmlBlock html={block.html} />
        </div>
      ) : (
        children
      )}
    </div>
  );
}
