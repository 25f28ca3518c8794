/** What one part of a figure holds, for those who do not see it. */
export interface FigureFacts {
  readonly title: string;
  /** Labels of the axes; '' for none. */
  readonly x: string;
  readonly y: string;
  readonly marks: { readonly lines: number; readonly bars: number; readonly points: number };
  /** First and last label along each axis; empty where there is none. */
  readonly across: readonly string[];
  readonly up: readonly string[];
}

/** The facts in a display's `about`; empty if they are none. They come from the worker, where learners' code runs. */
export function parseFigureFacts(about: string | undefined): readonly FigureFacts[] {
  try {
    const facts: unknown = JSON.parse(about ?? '[]');
    return Array.isArray(facts) && facts.every(isFacts) ? facts.slice(0, 20) : [];
  } catch {
    return [];
  }
}

function isFacts(value: unknown): value is FigureFacts {
  if (typeof value !== 'object' || value === null) return false;
  const { title, x, y, marks, across, up } = value as Record<string, unknown>;
  const { lines, bars, points } = (marks ?? {}) as Record<string, unknown>;
  return (
    [title, x, y].every((text) => typeof text === 'string') &&
    [lines, bars, points].every(Number.isSafeInteger) &&
    [across, up].every(
      (ends) => Array.isArray(ends) && ends.every((end) => typeof end === 'string'),
    )
  );
}
