import { domainOf, type Domain, type VariableDomain } from './domain.ts';
import type { ExactWork } from './exact-work.ts';
import { type Fraction, fractionOf, greatestCommonDivisor } from './fraction.ts';
import { constantValue, exponentsOf, type Polynomial } from './polynomial.ts';
import { hasRoot, type Interval, times, trimmed, type Univariate, without } from './univariate.ts';

/** A line through the space of the variables: each variable is (start + slope · t) / scale. */
interface Line {
  readonly scale: bigint;
  readonly starts: readonly bigint[];
  readonly slopes: readonly bigint[];
  /** The values of t whose points lie in the domain. */
  readonly within: Interval;
}

/**
 * Whether two sets of divisors are 0 at the same points of a domain. Exact for one variable; for several, exact on
 * lines through the domain.
 */
export function sameDomain(
  a: readonly Polynomial[],
  b: readonly Polynomial[],
  variables: readonly string[],
  domain: Domain,
  work: ExactWork,
): boolean {
  const [ofA, ofB] = [distinct(a), distinct(b)];
  const [onlyA, onlyB] = [lacking(ofA, ofB), lacking(ofB, ofA)];
  if (onlyA.length === 0 && onlyB.length === 0) return true;
  const domains = variables.map((name) => domainOf(domain, name));
  return linesThrough(domains).every((line) => {
    const excluded = exclusions(line, domains, work);
    const on = (divisors: readonly Polynomial[]): Univariate =>
      divisors.reduce((all, divisor) => times(all, restricted(divisor, line, work), work), one);
    const stays = (extra: readonly Polynomial[], others: readonly Polynomial[]): boolean =>
      extra.length === 0 ||
      !isZeroAlone(on(extra), times(on(others), excluded, work), line.within, work);
    return stays(onlyA, ofB) && stays(onlyB, ofA);
  });
}

const one: Univariate = [1n];

/** Whether `extra` is 0 at a point of the interval where `others` is not. */
function isZeroAlone(
  extra: Univariate,
  others: Univariate,
  within: Interval,
  work: ExactWork,
): boolean {
  if (others.length === 0) return false;
  return extra.length === 0 || hasRoot(without(extra, others, work), within, work);
}

/** Without constants and repetitions, a constant factor apart. */
function distinct(divisors: readonly Polynomial[]): readonly Polynomial[] {
  const seen = new Map<string, Polynomial>();
  for (const divisor of divisors)
    if (constantValue(divisor) === undefined) seen.set(keyOf(divisor), divisor);
  return [...seen.values()];
}

function lacking(of: readonly Polynomial[], others: readonly Polynomial[]): readonly Polynomial[] {
  const known = new Set(others.map(keyOf));
  return of.filter((divisor) => !known.has(keyOf(divisor)));
}

/** The same for polynomials that differ by a constant factor alone. */
function keyOf({ terms }: Polynomial): string {
  const sorted = [...terms].toSorted(([a], [b]) => a - b);
  const content = sorted.reduce((all, [, x]) => greatestCommonDivisor(all, x), 0n);
  const factor = (sorted.at(-1)?.[1] ?? 1n) < 0n ? -content : content;
  return sorted.map(([monomial, x]) => `${monomial}:${x / factor}`).join(' ');
}

/** For one variable its axis; for several, lines along the axes and across. */
function linesThrough(domains: readonly VariableDomain[]): readonly Line[] {
  if (domains.length === 1)
    return [{ scale: 1n, starts: [0n], slopes: [1n], within: interval(domains[0] ?? {}) }];
  const along = domains.flatMap((_, axis) =>
    [8, 11].map((rest) => domains.map((_, i) => [i === axis ? 0 : rest, i === axis ? 16 : rest])),
  );
  const across = [1, 3, 5, 7].map((odd) =>
    domains.map((_, i) => [(odd * (i + 2)) % 17, (odd * (3 * i + 5) + 4) % 17]),
  );
  return [...along, ...across].map((places) => lineBetween(domains, places));
}

function interval({ from, to }: VariableDomain): Interval {
  return {
    ...(from === undefined ? {} : { from: fractionOf(from) }),
    ...(to === undefined ? {} : { to: fractionOf(to) }),
  };
}

/** The line between two places of the domain, each given in sixteenths of every variable's interval. */
function lineBetween(
  domains: readonly VariableDomain[],
  places: readonly (readonly number[])[],
): Line {
  const ends = places.map((sixteenths, i) =>
    sixteenths.map((sixteenth) => placeIn(domains[i] ?? {}, sixteenth)),
  );
  const scale = ends.flat().reduce((all, { denominator }) => {
    return (all / greatestCommonDivisor(all, denominator)) * denominator;
  }, 1n);
  const scaled = ends.map((two) =>
    two.map(({ numerator, denominator }) => numerator * (scale / denominator)),
  );
  const bounded = domains.some(({ from, to }) => from !== undefined || to !== undefined);
  return {
    scale,
    starts: scaled.map(([start = 0n]) => start),
    slopes: scaled.map(([start = 0n, end = 0n]) => end - start),
    within: bounded ? interval({ from: 0, to: 1 }) : {},
  };
}

function placeIn({ from, to }: VariableDomain, sixteenth: number): Fraction {
  if (from !== undefined && to !== undefined) {
    const [low, high] = [fractionOf(from), fractionOf(to)];
    const [a, b] = [low.numerator * high.denominator, high.numerator * low.denominator];
    const numerator = a * BigInt(16 - sixteenth) + b * BigInt(sixteenth);
    return { numerator, denominator: 16n * low.denominator * high.denominator };
  }
  const bound = fractionOf(from ?? to ?? 0);
  const steps = BigInt(from === undefined ? sixteenth - (to === undefined ? 8 : 16) : sixteenth);
  return { ...bound, numerator: bound.numerator + steps * bound.denominator };
}

/** The divisor along a line, as a polynomial in t times a power of the line's scale. */
function restricted({ terms, degree }: Polynomial, line: Line, work: ExactWork): Univariate {
  const coordinates = line.starts.map((start, i) => trimmed([start, line.slopes[i] ?? 0n]));
  const total: bigint[] = [];
  for (const [monomial, coefficient] of terms) {
    const exponents = exponentsOf(monomial, coordinates.length);
    let rest = degree;
    let term: Univariate = [coefficient];
    for (const [i, exponent] of exponents.entries())
      for (let k = 0; k < exponent; k += 1) {
        term = times(term, coordinates[i] ?? one, work);
        rest -= 1;
      }
    const factor = line.scale ** BigInt(rest);
    for (const [i, x] of term.entries()) total[i] = work.short((total[i] ?? 0n) + factor * x);
  }
  return trimmed(Array.from(total, (x) => x ?? 0n));
}

/** 0 where the line passes a value that a variable must not have; the zero polynomial where it runs along one. */
function exclusions(line: Line, domains: readonly VariableDomain[], work: ExactWork): Univariate {
  let all = one;
  for (const [i, { except = [] }] of domains.entries())
    for (const value of except) {
      const { numerator, denominator } = fractionOf(value);
      const start = (line.starts[i] ?? 0n) * denominator - numerator * line.scale;
      all = times(all, trimmed([start, (line.slopes[i] ?? 0n) * denominator]), work);
    }
  return all;
}
