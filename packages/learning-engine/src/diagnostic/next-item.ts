import { mixSeed } from '../random/seeded.ts';
import { beliefOf, keepBelief, noiseOf } from './belief.ts';
import type { DiagnosticAnswer, DiagnosticItem, DiagnosticState } from './diagnostic-state.ts';
import { endsToConfirm, unitEndsToConfirm } from './skips.ts';
import { structureOf } from './structure.ts';

/** The next question of a diagnostic. */
export interface DiagnosticStep {
  readonly question: string;
  readonly lesson: string;
  /** Seed of the question's instance. */
  readonly seed: number;
}

/** It never asks more questions than this. */
export const mostQuestions = 40;
const fewestQuestions = 8;
/** A lesson is settled when its belief lies outside these. */
const [unsettledAbove, unsettledBelow] = [0.1, 0.96];
/** It stops when fewer than this share of lessons is unsettled, or when no question tells this many bits. */
const unsettledShare = 0.02;
const leastBits = 0.01;

/** Minutes that a question takes, on average. */
const minutesAQuestion = 0.75;

/** Fewest and most questions of a diagnostic over this many lessons, and the minutes that half-way between them takes. */
export function diagnosticLimits(lessons: number): {
  readonly least: number;
  readonly most: number;
  readonly minutes: number;
} {
  const least = Math.min(fewestQuestions, lessons);
  const most = Math.min(mostQuestions, 2 * lessons);
  return { least, most, minutes: Math.ceil(((least + most) / 2) * minutesAQuestion) };
}

/**
 * The question that tells most; once everything is settled, one in each unit that would be skipped whole without a right
 * answer in it, then at ends of branches that would be skipped and were never asked; undefined when the test is over. With `atLeast` it goes on past the stopping rule to that many answers:
 * for a learner who wants to be surer.
 */
export function nextDiagnosticItem(
  state: DiagnosticState,
  { atLeast = 0 }: { readonly atLeast?: number } = {},
): DiagnosticStep | undefined {
  const { least, most } = diagnosticLimits(state.lessons.length);
  const answered = state.answers.length;
  if (answered >= most) return undefined;
  const mayStop = answered >= Math.max(least, atLeast);
  const isSettled = mayStop && 1 - settledShare(state) < unsettledShare;
  const best = isSettled ? undefined : mostTelling(state);
  const item =
    best && !(mayStop && best.bits < leastBits)
      ? best.item
      : (itemOfAUnit(state) ?? itemAtAnEnd(state));
  return (
    item && { question: item.question, lesson: item.lesson, seed: mixSeed(state.seed, answered) }
  );
}

/** Ends of branches that first checks can take on within three days at the usual daily goal; more are asked. */
const endsLeftToChecks = 9;

/** A question at the least sure of the ends that would be skipped unasked, while there are too many of them. */
function itemAtAnEnd(state: DiagnosticState): DiagnosticItem | undefined {
  const ends = endsToConfirm(state);
  return ends.length > endsLeftToChecks ? itemAtLeastSure(state, ends) : undefined;
}

/** A question at the end of a unit that is believed known whole: without a right answer it would not be skipped. */
function itemOfAUnit(state: DiagnosticState): DiagnosticItem | undefined {
  return itemAtLeastSure(state, unitEndsToConfirm(state).flat());
}

/** A question that was not asked, at the least sure of these places that has one. */
function itemAtLeastSure(
  state: DiagnosticState,
  places: readonly number[],
): DiagnosticItem | undefined {
  const { known } = beliefOf(state);
  const asked = new Set(state.answers.map(({ question }) => question));
  const open = Map.groupBy(
    state.items.filter(({ question }) => !asked.has(question)),
    ({ lesson }) => lesson,
  );
  const leastSureFirst = places.toSorted((a, b) => (known[a] ?? 0) - (known[b] ?? 0));
  for (const place of leastSureFirst) {
    const item = open.get(state.lessons[place]?.uid ?? '')?.[0];
    if (item) return item;
  }
  return undefined;
}

/** The state after an answer. An answer to a question that is not the diagnostic's, or comes twice, changes nothing. */
export function answerDiagnostic(
  state: DiagnosticState,
  answer: DiagnosticAnswer,
): DiagnosticState {
  const item = state.items.find(({ question }) => question === answer.question);
  if (!item || state.answers.some(({ question }) => question === answer.question)) return state;
  const { question, correct, dontKnow } = answer;
  const kept = dontKnow ? { question, correct: false, dontKnow } : { question, correct };
  const after = { ...state, answers: [...state.answers, kept] };
  keepBelief(state, after, item);
  return after;
}

/** Share of lessons that are settled, 0 to 1: the honest progress, as there is no fixed count. */
export function settledShare(state: DiagnosticState): number {
  const { known } = beliefOf(state);
  if (known.length === 0) return 1;
  const unsettled = known.filter((p) => p > unsettledAbove && p < unsettledBelow).length;
  return 1 - unsettled / known.length;
}

interface Telling {
  readonly item: DiagnosticItem;
  readonly bits: number;
}

/**
 * Greatest [H(P(right)) − p·H(s) − (1−p)·H(g)] · (1 + log2(1 + |ancestors|(1−p) + |descendants|p)): the
 * information of the answer about the lesson (Shannon 1948), weighed by how much of the graph follows from it.
 */
function mostTelling(state: DiagnosticState): Telling | undefined {
  const { known } = beliefOf(state);
  const structure = structureOf(state.lessons);
  const places = new Map(state.lessons.map(({ uid }, i) => [uid, i]));
  const asked = new Set(state.answers.map(({ question }) => question));
  let best: (Telling & { readonly value: number }) | undefined;
  for (const item of state.items) {
    const place = places.get(item.lesson);
    if (place === undefined || asked.has(item.question)) continue;
    const p = known[place] ?? 0.5;
    const { guess, slip } = noiseOf(item);
    const bits =
      entropy(p * (1 - slip) + (1 - p) * guess) - p * entropy(slip) - (1 - p) * entropy(guess);
    const reach =
      (structure.ancestorCount[place] ?? 0) * (1 - p) + (structure.descendantCount[place] ?? 0) * p;
    const value = bits * (1 + Math.log2(1 + reach));
    if (!best || value > best.value) best = { item, bits, value };
  }
  return best;
}

/** Entropy of a yes-or-no chance, in bits. */
function entropy(p: number): number {
  return p <= 0 || p >= 1 ? 0 : -p * Math.log2(p) - (1 - p) * Math.log2(1 - p);
}
