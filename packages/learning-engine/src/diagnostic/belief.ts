import {
  itemNoise,
  type DiagnosticAnswer,
  type DiagnosticItem,
  type DiagnosticState,
} from './diagnostic-state.ts';
import { reachedFrom, structureOf, type Structure } from './structure.ts';

/** P(known) of each lesson, and for each class of persons its weight and its own P(known). */
export interface Belief {
  readonly known: Float64Array;
  readonly weights: Float64Array;
  readonly classes: readonly Float64Array[];
}

const abilityCount = 13;
/** Places of the classes in the course, whose heights run from 0 to 1. */
const [lowest, highest] = [-0.25, 1.25];

/** A way of answering. */
interface Style {
  /** Share of persons with this style before any answer. */
  readonly prior: number;
  /** At least this share of what they know is answered wrong, whatever the item. */
  readonly leastSlip: number;
  /** They guess right this many times as often as the item says, up to `mostGuess`. */
  readonly guessFactor: number;
}

/** Careful, careless and guessing persons; chosen by simulation (docs/decisions/0065-diagnostic-styles.md). */
const styles: readonly Style[] = [
  { prior: 0.6, leastSlip: 0, guessFactor: 1 },
  { prior: 0.15, leastSlip: 0.28, guessFactor: 1 },
  { prior: 0.25, leastSlip: 0, guessFactor: 6 },
];
const mostGuess = 0.4;
/** How sharply knowledge falls off around a class's place; chosen by simulation. */
const softness = 0.06;
const classes = styles.flatMap((style) =>
  Array.from({ length: abilityCount }, (_, k) => ({
    ...style,
    ability: lowest + ((highest - lowest) * k) / (abilityCount - 1),
  })),
);
const least = 1e-4;
const kept = new WeakMap<DiagnosticState, Belief>();

/** What a diagnostic believes: a fold of its answers, worked out once for each state. */
export function beliefOf(state: DiagnosticState): Belief {
  const found = kept.get(state);
  if (found) return found;
  const structure = structureOf(state.lessons);
  const items = new Map(state.items.map((item) => [item.question, item]));
  const places = new Map(state.lessons.map(({ uid }, i) => [uid, i]));
  let belief = priorBelief(structure);
  for (const answer of state.answers) {
    const item = items.get(answer.question);
    const place = item && places.get(item.lesson);
    if (item && place !== undefined)
      belief = updated(belief, structure, place, noiseOf(item), answer);
  }
  kept.set(state, belief);
  return belief;
}

/** Keeps the belief after one more answer beside the state that holds it, so that going on costs one step. */
export function keepBelief(
  before: DiagnosticState,
  after: DiagnosticState,
  item: DiagnosticItem,
): void {
  const answer = after.answers.at(-1);
  const place = after.lessons.findIndex(({ uid }) => uid === item.lesson);
  if (answer && place >= 0)
    kept.set(
      after,
      updated(beliefOf(before), structureOf(after.lessons), place, noiseOf(item), answer),
    );
}

export interface Noise {
  readonly guess: number;
  readonly slip: number;
}

/** An item's noise, held where an answer still tells something. */
export function noiseOf(item: DiagnosticItem): Noise {
  const usual = itemNoise('numeric');
  return { guess: held(item.guess ?? usual.guess), slip: held(item.slip ?? usual.slip) };
}

function held(chance: number): number {
  return Number.isFinite(chance) ? Math.min(0.49, Math.max(0.005, chance)) : 0.1;
}

/** Classes of ability spread over the course's height: P(known | class θ) = σ((θ − height) / softness). */
function priorBelief({ size, height }: Structure): Belief {
  const known = classes.map(({ ability }) =>
    Float64Array.from({ length: size }, (_, i) =>
      clamp(1 / (1 + Math.exp(((height[i] ?? 0) - ability) / softness))),
    ),
  );
  return mixed(
    Float64Array.from(classes, ({ prior }) => prior),
    known,
    size,
  );
}

/**
 * One answer, in each class by Bayes' rule: with P(right) = p(1−s) + (1−p)g, right gives p′ = p(1−s)/P(right),
 * wrong gives p′ = ps/(1−P(right)). Because states are closed under prerequisites, an ancestor follows by
 * a′ = p′ + (a−p)/(1−p)·(1−p′) and a descendant by d′ = d/p·p′; then no lesson is believed more than what it
 * needs. A class's weight is multiplied by how well it foretold the answer. Sources: knowledge space theory
 * (Doignon and Falmagne 1999) with the noise of BLIM (Falmagne and Doignon 1988).
 */
function updated(
  belief: Belief,
  structure: Structure,
  place: number,
  noise: Noise,
  answer: DiagnosticAnswer,
): Belief {
  const reached = {
    ancestors: reachedFrom(place, structure.parents),
    descendants: reachedFrom(place, structure.children),
  };
  const weights = new Float64Array(belief.weights.length);
  const after = belief.classes.map((known, k) => {
    const { guessFactor = 1, leastSlip = 0 } = classes[k] ?? {};
    const guess = answer.dontKnow ? noise.guess : guessOf(noise, guessFactor);
    const slip = answer.dontKnow ? noise.slip / 4 : Math.max(noise.slip, leastSlip);
    const p = known[place] ?? 0.5;
    const right = p * (1 - slip) + (1 - p) * guess;
    weights[k] = (belief.weights[k] ?? 0) * (answer.correct ? right : 1 - right);
    const updatedP = clamp(answer.correct ? (p * (1 - slip)) / right : (p * slip) / (1 - right));
    return spread(known, structure, place, updatedP, reached);
  });
  return mixed(weights, after, structure.size);
}

function guessOf({ guess }: Noise, factor: number): number {
  return Math.max(guess, Math.min(mostGuess, guess * factor));
}

function spread(
  known: Float64Array,
  structure: Structure,
  place: number,
  after: number,
  { ancestors, descendants }: { readonly ancestors: number[]; readonly descendants: number[] },
): Float64Array {
  const before = known[place] ?? 0.5;
  const next = Float64Array.from(known);
  next[place] = after;
  for (const i of ancestors) {
    const share = (Math.max(before, known[i] ?? 0) - before) / (1 - before);
    next[i] = clamp(after + share * (1 - after));
  }
  for (const i of descendants) next[i] = clamp((Math.min(before, known[i] ?? 0) / before) * after);
  closeUnderPrerequisites(next, structure);
  return next;
}

/** No lesson is believed known more than what it builds on. */
function closeUnderPrerequisites(known: Float64Array, { size, parents }: Structure): void {
  for (let i = 0; i < size; i += 1)
    for (const parent of parents[i] ?? []) known[i] = Math.min(known[i] ?? 0, known[parent] ?? 0);
}

function mixed(weights: Float64Array, classes: readonly Float64Array[], size: number): Belief {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => (total > 0 ? weight / total : 1 / weights.length));
  const known = new Float64Array(size);
  for (const [k, ofClass] of classes.entries())
    for (let i = 0; i < size; i += 1)
      known[i] = (known[i] ?? 0) + (shares[k] ?? 0) * (ofClass[i] ?? 0);
  return { known, weights: shares, classes };
}

function clamp(p: number): number {
  return Math.min(1 - least, Math.max(least, p));
}
