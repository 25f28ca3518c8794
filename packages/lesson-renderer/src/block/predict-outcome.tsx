import { useEffect, useRef } from 'react';
import type { Predicted } from '../format/predicted.ts';
import { cameOut } from './came-out.ts';
import { HtmlBlock } from './html-block.tsx';
import type { PredictedBlock } from './predict-view.tsx';
import type { PredictWords } from './predict-words.ts';

/** What was said beside what happens, what speaks against it, and why it happens so. */
export function PredictOutcome({
  block: { type, predict },
  words,
  said,
  focused,
}: {
  readonly block: PredictedBlock;
  readonly words: PredictWords;
  readonly said: Predicted;
  /** Takes the focus from the button that is gone. */
  readonly focused: boolean;
}) {
  const verdict = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (focused) verdict.current?.focus({ preventScroll: true });
  }, [focused]);
  const option = predict.options.find(({ id }) => id === said.option);
  const right = cameOut(predict, said);
  const predicted = option !== undefined || said.text !== undefined;
  const mark = right === undefined ? undefined : right ? 'right' : 'wrong';
  return (
    <div>
      <p ref={verdict} tabIndex={-1} className="lemma-verdict">
        {right === true
          ? words.right
          : right === false
            ? words.wrong
            : predicted
              ? words.compare
              : words.nothing}
      </p>
      <dl className="lemma-predict-compared" data-long={type === 'ask' && !option}>
        {predicted && (
          <>
            <dt>{words.said}</dt>
            <dd data-mark={mark}>
              {option ? (
                <HtmlBlock html={option.html} />
              ) : type === 'python' ? (
                <code>{said.text}</code>
              ) : (
                said.text
              )}
            </dd>
          </>
        )}
        <dt>{words.outcome}</dt>
        <dd data-mark={mark && 'right'}>
          <HtmlBlock html={predict.outcome} />
        </dd>
      </dl>
      {option && option.why !== '' && <HtmlBlock className="lemma-explanation" html={option.why} />}
      {predict.why !== '' && <HtmlBlock className="lemma-explanation" html={predict.why} />}
    </div>
  );
}
