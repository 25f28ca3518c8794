import type { Answer, AnswerOf } from '@lemma/learning-engine';
import { createElement, type ReactNode } from 'react';
import { HtmlBlock } from '../../block/html-block.tsx';
import type { LessonHtml } from '../../format/lesson-html.ts';
import type { Feedback, LearnerQuestion } from '../../format/learner-lesson.ts';
import { useLessonHost } from '../../host/lesson-context.ts';
import { lateValue, useLateValue } from '../../host/late-value.ts';
import { useKindStrings } from '../form/use-kind-strings.ts';
import { ScrolledMatrix } from '../matrix-value.tsx';
import { localNumbers } from '../../strings/local-number.ts';

const expression = lateValue(
  async () => (await import('./expression-in-words.tsx')).ExpressionInWords,
);

interface PartProps {
  readonly question: LearnerQuestion;
}

/** An answer of any kind as one reads it: the chosen options, the lines in their order, a value, a program. */
export function AnswerInWords({
  question,
  answer,
  wrong,
}: PartProps & {
  readonly answer: Answer;
  /** Entries of a matrix that differ from the right one. */
  readonly wrong: Feedback['wrongEntries'];
}): ReactNode {
  const { strings } = useLessonHost();
  switch (answer.kind) {
    case 'dont-know':
      return strings.dontKnow;
    case 'numeric':
      return <strong>{localNumbers(answer.text, strings.numbers)}</strong>;
    case 'matrix':
      return <ScrolledMatrix rows={answer.entries} wrong={wrong} />;
    case 'multiple-choice':
    case 'multi':
      return <Options question={question} selected={answer.selected} />;
    case 'repl':
      return <Code text={answer.code} />;
    case 'output':
      return <Code text={answer.text} />;
    case 'order':
      return <Lines question={question} lines={answer.lines} />;
    case 'cloze':
      return (
        <ol className="lemma-answer-list">
          {answer.gaps.map((gap, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a gap is its place
            <li key={index}>
              <code>{gap}</code>
            </li>
          ))}
        </ol>
      );
    case 'match':
      return <Pairs question={question} pairs={answer.pairs} />;
    case 'fault':
      return <FaultyLine question={question} answer={answer} />;
    case 'expression':
      return <LateExpression question={question} text={answer.text} />;
    case 'point':
      return <Points question={question} points={answer.points} />;
    case 'custom':
      return (
        <code>
          {typeof answer.value === 'string' ? answer.value : JSON.stringify(answer.value)}
        </code>
      );
  }
}

function Code({ text }: { readonly text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it
    <pre className="lemma-code" tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}

function Options({ question, selected }: PartProps & { readonly selected: readonly string[] }) {
  const chosen = question.options.filter(({ id }) => selected.includes(id));
  const [first] = chosen;
  if (chosen.length === 1 && first) return <Html html={first.html} />;
  return (
    <ul className="lemma-answer-list">
      {chosen.map(({ id, html }) => (
        <li key={id}>
          <Html html={html} />
        </li>
      ))}
    </ul>
  );
}

function Html({ html }: { readonly html: LessonHtml }) {
  return <HtmlBlock tag="span" className="lemma-line-text" html={html} />;
}

function Lines({ question, lines }: PartProps & Pick<AnswerOf<'order'>, 'lines'>) {
  const pieces = question.material?.kind === 'order' ? question.material.lines : [];
  return (
    <ol className="lemma-answer-list">
      {lines.map(({ id, indent }) => (
        <li key={id} style={{ paddingInlineStart: `${indent * 1.5}em` }}>
          <Html html={pieces.find((piece) => piece.id === id)?.html ?? ''} />
        </li>
      ))}
    </ol>
  );
}

function Pairs({ question, pairs }: PartProps & Pick<AnswerOf<'match'>, 'pairs'>) {
  const { left, right } =
    question.material?.kind === 'match' ? question.material : { left: [], right: [] };
  return (
    <ul className="lemma-answer-list">
      {pairs.map(([from, to]) => (
        <li key={from}>
          <Html html={left.find(({ id }) => id === from)?.html ?? ''} />
          {' → '}
          <Html html={right.find(({ id }) => id === to)?.html ?? ''} />
        </li>
      ))}
    </ul>
  );
}

function FaultyLine({ question, answer }: PartProps & { readonly answer: AnswerOf<'fault'> }) {
  const strings = useKindStrings();
  const lines = question.material?.kind === 'fault' ? question.material.lines : [];
  const reason = question.options.find(({ id }) => id === answer.reason);
  return (
    <>
      {strings.line(answer.line)}: <Html html={lines[answer.line - 1]?.html ?? ''} />
      {reason && <HtmlBlock className="lemma-answer-reason" html={reason.html} />}
    </>
  );
}

function Points({ question, points }: PartProps & Pick<AnswerOf<'point'>, 'points'>) {
  const { strings } = useLessonHost();
  const names = question.material?.kind === 'point' ? question.material.points : [];
  return points.map(([x, y], index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a point is its place
    <strong key={index}>
      {index > 0 && ', '}
      {names[index]} {localNumbers(`(${x}, ${y})`, strings.numbers)}
    </strong>
  ));
}

/** Typeset once that view is there; as it was typed until then, or if it cannot be downloaded. */
function LateExpression({ question, text }: PartProps & { readonly text: string }) {
  const Expression = useLateValue(expression);
  const variables = question.material?.kind === 'expression' ? question.material.variables : [];
  return Expression ? createElement(Expression, { text, variables }) : <code>{text}</code>;
}
