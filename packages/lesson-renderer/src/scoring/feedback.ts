import { formatNumber, scoreAnswer, type Answer, type Score } from '@lemma/learning-engine';
import type { CompiledQuestion, LessonHtml } from '../format/compiled-lesson.ts';
import type { Feedback } from '../format/learner-lesson.ts';
import { escapeHtml } from '../html/escape-html.ts';

/**
 * What to tell a learner of an answer that was scored: the comment on this very answer, the steps, the right value.
 * Of one that could not be read only why: it is no attempt, so nothing of the solution is told. `instance` is the question as it was
 * asked: of one that draws its numbers what `instantiateQuestion(question, seed)` makes, on a server or as the lesson is compiled. This
 * needs no compiler, so a page can score by itself for few bytes; its keys are in the page then.
 *
 * @example
 * const score = scoreAnswer(instance.key, answer);
 * const feedback = feedbackOnInstance(instance, answer, score);
 */
export function feedbackOnInstance(
  instance: CompiledQuestion,
  answer: Answer,
  score: Score,
): Feedback {
  if (score.unreadable !== undefined) {
    const comment = escapeHtml(score.unreadable);
    const unreadable = score.problem ?? score.unreadable;
    return { correct: false, credit: 0, comment, explanation: '', unreadable };
  }
  return {
    correct: score.correct,
    credit: score.credit,
    comment: commentOn(instance, answer, score),
    explanation: instance.explanation,
    ...rightAnswer(instance),
    ...(instance.key.kind === 'multi' ? wrongOptions(instance, score) : wrongPlaces(score)),
    ...(answer.kind === 'dont-know' ? { dontKnow: true } : {}),
    ...(instance.repl ? { solution: instance.repl.solution } : {}),
  };
}

/** Options that are too many are named, those that are missing counted; each has what the author says of it. */
function wrongOptions(
  { options }: CompiledQuestion,
  { wrongParts = [] }: Score,
): Pick<Feedback, 'wrongParts' | 'missed' | 'optionComments'> {
  if (wrongParts.length === 0) return {};
  const named = wrongParts.map(({ part }) => part);
  const comments = options.filter(({ id, feedback }) => named.includes(id) && feedback !== '');
  const chosen = wrongParts.filter(({ given }) => given === 'chosen').map(({ part }) => part);
  return {
    wrongParts: chosen,
    missed: wrongParts.length - chosen.length,
    optionComments: Object.fromEntries(comments.map(({ id, feedback }) => [id, feedback])),
  };
}

/**
 * What to say of a wrong answer that a second try follows: the comment on it and which parts of it are wrong.
 * Fields are copied, none is deleted: steps, solution and right answer stay on the server.
 */
export function feedbackBeforeSecondTry(feedback: Feedback): Feedback {
  const { correct, credit, comment, wrongEntries, wrongParts, missed, optionComments } = feedback;
  // What is said of an option that was missed would name it.
  const ofChosen = Object.entries(optionComments ?? {}).filter(([id]) => wrongParts?.includes(id));
  return {
    correct,
    credit,
    comment,
    explanation: '',
    secondTry: true,
    ...(wrongEntries ? { wrongEntries } : {}),
    ...(wrongParts ? { wrongParts } : {}),
    ...(missed === undefined ? {} : { missed }),
    ...(ofChosen.length > 0 ? { optionComments: Object.fromEntries(ofChosen) } : {}),
  };
}

function wrongPlaces({ wrongEntries, wrongParts }: Score): Partial<Feedback> {
  return {
    ...(wrongEntries ? { wrongEntries } : {}),
    ...(wrongParts ? { wrongParts: wrongParts.map(({ part }) => part) } : {}),
  };
}

function commentOn(question: CompiledQuestion, answer: Answer, score: Score): LessonHtml {
  if (answer.kind === 'multiple-choice') {
    const chosen = question.options.filter(({ id }) => answer.selected.includes(id));
    const wrong = chosen.filter(({ id }) => !isRight(question, id));
    return (
      [...wrong, ...(score.correct ? chosen : [])].find(({ feedback }) => feedback)?.feedback ?? ''
    );
  }
  if (answer.kind === 'repl' && question.repl) {
    const failed = new Set(answer.results.filter(({ passed }) => !passed).map(({ name }) => name));
    const first = question.repl.cases.find(({ name, message }) => failed.has(name) && message);
    return first?.message ? escapeHtml(first.message) : '';
  }
  if (score.correct || answer.kind === 'dont-know') return '';
  return commentOnMistake(question, answer) ?? commentOnParts(question, answer, score);
}

/** What the author foresaw of this very answer. */
function commentOnMistake(
  { mistakes = [] }: CompiledQuestion,
  answer: Answer,
): LessonHtml | undefined {
  return mistakes.find((mistake) => 'key' in mistake && scoreAnswer(mistake.key, answer).correct)
    ?.feedback;
}

/** What the author foresaw of the first wrong part that has a comment, the exact mistake before one of any kind there. */
function commentOnParts(
  { mistakes = [], options }: CompiledQuestion,
  answer: Answer,
  { wrongParts = [] }: Score,
): LessonHtml {
  const ofParts = mistakes.filter((mistake) => 'part' in mistake);
  for (const { part, given } of wrongParts) {
    const here = ofParts.filter((mistake) => mistake.part === part);
    const mistake =
      here.find((one) => one.given === given) ?? here.find((one) => one.given === undefined);
    if (mistake) return mistake.feedback;
  }
  const reason = answer.kind === 'fault' ? answer.reason : undefined;
  return options.find(({ id }) => id === reason)?.feedback ?? '';
}

function isRight({ key }: CompiledQuestion, option: string): boolean {
  return key.kind === 'multiple-choice' && key.correct.includes(option);
}

function rightAnswer({
  key,
}: CompiledQuestion): Pick<Feedback, 'correctOptions' | 'correctValue' | 'rightAnswer'> {
  switch (key.kind) {
    case 'multiple-choice':
      return { correctOptions: key.correct };
    case 'numeric': {
      const value = formatNumber(key.value, 'plain');
      return { correctValue: key.unit ? `${value} ${key.unit}` : value };
    }
    case 'matrix': {
      const rows = key.entries.map((row) => row.map((entry) => formatNumber(entry, 'plain')));
      return { correctValue: `[${rows.map((row) => `[${row.join(', ')}]`).join(', ')}]` };
    }
    case 'repl':
      return {};
    case 'output':
      return { rightAnswer: { kind: 'output', text: key.text } };
    case 'multi':
      return { rightAnswer: { kind: 'multi', selected: key.correct } };
    case 'expression':
      return { rightAnswer: { kind: 'expression', text: key.expression } };
    case 'point':
      return { rightAnswer: { kind: 'point', points: key.points.map(({ at }) => at) } };
    case 'custom':
      return key.right === undefined
        ? {}
        : { rightAnswer: { kind: 'custom', name: key.name, value: key.right } };
    case 'order':
      return { rightAnswer: { kind: 'order', lines: key.orders[0] ?? [] } };
    case 'cloze':
      return {
        rightAnswer: { kind: 'cloze', gaps: key.gaps.map(({ accept: [first = ''] }) => first) },
      };
    case 'match':
      return { rightAnswer: { kind: 'match', pairs: key.pairs } };
    case 'fault': {
      const { line, reason } = key;
      return { rightAnswer: { kind: 'fault', line, ...(reason === undefined ? {} : { reason }) } };
    }
  }
}
