import {
  answerDiagnostic,
  foldEvent,
  lessonRecords,
  nextActions,
  nextDiagnosticItem,
  startDiagnostic,
  type LearnerState,
} from '@lemma/learning-engine';
import { pairs, summary, type Row } from '../statistics.ts';
import { graphOf, syntheticLessons } from './simulation/synthetic-graph.ts';
import { now, sessionEvents, studiedState } from './studied-state.ts';

const sizes = [100, 1_000, 10_000, 100_000];
/** Lessons that the learner has touched, at most: the graph may grow further, a life does not. */
const mostStudied = 7_000;

/** The engine at four sizes: an answer and a session folded, next actions, memory; and a diagnostic's step. */
export async function run(): Promise<{ readonly rows: readonly Row[] }> {
  return { rows: [...sizes.flatMap(sizeRows), diagnosticRow()] };
}

function sizeRows(size: number): Row[] {
  const graph = graphOf(syntheticLessons(size));
  const studied = Math.min(mostStudied, Math.floor(size * 0.7));
  const state = studiedState(graph, studied);
  const lesson = graph.order[studied - 1] ?? '';
  const [, answered, finished] = sessionEvents(lesson, now);
  const options = { now, timeZone: 'Europe/London', dailyGoal: 30 };
  const json = JSON.stringify(state);
  const loaded = inTurn(Array.from({ length: 10 }, (): LearnerState => JSON.parse(json)));
  const copy = () => JSON.parse(JSON.stringify(state));
  const against = 'copying the state through JSON';
  const target = (allowed: string) => (size === 10_000 ? { target: allowed } : {});
  const timedRow = (name: string, work: () => unknown, allowed: string): Row => {
    const { ms, ratio, spread } = summary(pairs(work, copy, size > 10_000 ? 7 : 25));
    return { case: `${name}, ${size} lessons`, ratio, against, spread, ms, ...target(allowed) };
  };
  const touched = [...lessonRecords(state)].length;
  return [
    timedRow('answer folded', () => foldEvent(state, answered, graph), '≤ 1 ms'),
    timedRow('session finished, with its flow', () => foldEvent(state, finished, graph), '≤ 1 ms'),
    timedRow('next actions', () => nextActions(loaded(), graph, options), '≤ 5 ms'),
    {
      case: `state per touched lesson, ${size} lessons`,
      ratio: json.length / touched / 200,
      against: '200 bytes of JSON',
      spread: 0,
      bytes: json.length / touched,
      target: '≤ 200 bytes',
    },
  ];
}

/** One after the other: no call may profit from what the call before left behind for the same object. */
function inTurn<T>(items: readonly T[]): () => T {
  let i = 0;
  return () => {
    const item = items[i % items.length];
    if (item === undefined) throw new Error('inTurn() needs at least one item.');
    i += 1;
    return item;
  };
}

function diagnosticRow(): Row {
  const graph = graphOf(syntheticLessons(500));
  const items = graph.order.map((lesson) => ({ question: `${lesson}/q`, lesson }));
  const state = startDiagnostic(graph, 'synthetic', { seed: 1, items });
  const step = nextDiagnosticItem(state);
  const work = () =>
    nextDiagnosticItem(answerDiagnostic(state, { question: step?.question ?? '', correct: true }));
  const { ms, ratio, spread } = summary(pairs(work, () => JSON.parse(JSON.stringify(state)), 25));
  return {
    case: 'diagnostic: answer and next question, 500 lessons',
    ratio,
    against: 'copying its state through JSON',
    spread,
    ms,
  };
}
