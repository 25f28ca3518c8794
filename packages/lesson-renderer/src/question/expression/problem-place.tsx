import type { AlgebraProblem } from '@lemma/learning-engine/algebra';

/** Where in a text a problem is: the first character of it and the first one behind it. */
export function placeOf(problem: AlgebraProblem, text: string): readonly [number, number] {
  if (!('at' in problem)) return [text.length, text.length];
  const { at } = problem;
  const length = 'found' in problem ? problem.found.length : 1;
  return [at, Math.min(text.length, at + Math.max(1, length))];
}

/** A typed text with the place marked that cannot be read. */
export function ProblemPlace({
  problem,
  text,
}: {
  readonly problem: AlgebraProblem;
  readonly text: string;
}) {
  if (!('at' in problem)) return null;
  const [from, to] = placeOf(problem, text);
  return (
    <code className="lemma-problem-place" aria-hidden="true">
      {text.slice(0, from)}
      <mark>{text.slice(from, to) || ' '}</mark>
      {text.slice(to)}
    </code>
  );
}
