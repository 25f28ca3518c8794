import { seededRandom } from '../random/seeded.ts';
import { domainOf, isWithin, type Domain, type VariableDomain } from './domain.ts';

export type Point = Readonly<Record<string, number>>;

/** Where expressions tend to be undefined or to change their form. */
const special = [0, 1, -1, 2, -2, 0.5, -0.5, 3, -3];
const seed = 22;
const randomPoints = 24;

/** The same points for the same domain: special values, the ends of intervals, and places between. */
export function samplePoints(variables: readonly string[], domain: Domain): readonly Point[] {
  const random = seededRandom(seed);
  const marked = variables.map((name) => markedValues(domainOf(domain, name)));
  const most = Math.max(1, ...marked.map(({ length }) => length));
  // Several variables walk over their values with other steps, so that they rarely agree.
  const walks = variables.length > 1 ? 2 * most : most;
  const points = Array.from({ length: walks }, (_, n) =>
    pointOf(variables, (i) => {
      const values = marked[i] ?? [];
      return values[(n * (i + 1) + (n >= most ? i : 0)) % Math.max(1, values.length)];
    }),
  );
  const inside = Array.from({ length: variables.length === 0 ? 0 : randomPoints }, () =>
    pointOf(variables, (i) => randomValue(domainOf(domain, variables[i] ?? ''), random)),
  );
  return [...points, ...inside].filter((point) =>
    variables.every((name) => isWithin(point[name] ?? Number.NaN, domainOf(domain, name))),
  );
}

function pointOf(
  variables: readonly string[],
  valueOf: (index: number) => number | undefined,
): Point {
  return Object.fromEntries(variables.map((name, i) => [name, valueOf(i) ?? Number.NaN]));
}

function markedValues(domain: VariableDomain): readonly number[] {
  const { from, to } = domain;
  const ends = [from, to].filter((end) => end !== undefined);
  return [...new Set([...special, ...ends])].filter((value) => isWithin(value, domain));
}

function randomValue({ from, to }: VariableDomain, random: () => number): number {
  const part = random();
  if (from !== undefined && to !== undefined) return from + part * (to - from);
  // As often near as far.
  const distance = 10 ** (3 * part - 1.5);
  if (from !== undefined) return from + distance;
  return to === undefined ? (random() < 0.5 ? distance : -distance) : to - distance;
}
