/** A line of a document, and where it stands: `12`, or `cell 3, line 2` of a notebook. */
export interface SourceLine {
  readonly text: string;
  readonly at: string;
}

/** What could not be taken over as it was, where it stood, and what stands there now. */
export interface Loss {
  readonly at: string;
  readonly what: string;
}

export type ReportLoss = (at: string, what: string) => void;

/** New lines in the place of one. */
export function inPlaceOf(at: string, ...texts: readonly string[]): readonly SourceLine[] {
  return texts.map((text) => ({ text, at }));
}

/** The fence of a block of a lesson that may hold these lines: one colon more than any fence in them. */
export function colonsAround(lines: readonly SourceLine[]): string {
  const most = Math.max(2, ...lines.map(({ text }) => /^\s*(:{3,})/.exec(text)?.[1]?.length ?? 0));
  return ':'.repeat(most + 1);
}

/** A block of a lesson: `:::name[Title]{#id}` around some lines. */
export function blockOf(
  at: string,
  name: string,
  { title = '', attributes = '' }: { readonly title?: string; readonly attributes?: string },
  lines: readonly SourceLine[],
): readonly SourceLine[] {
  const fence = colonsAround(lines);
  const label = title === '' ? '' : `[${title.replaceAll(/(?<!\\)\]/g, '\\]')}]`;
  return [
    ...inPlaceOf(at, `${fence}${name}${label}${attributes === '' ? '' : `{${attributes}}`}`),
    ...trimmed(lines),
    ...inPlaceOf(at, fence),
  ];
}

/** Without the blank lines around them. */
export function trimmed(lines: readonly SourceLine[]): readonly SourceLine[] {
  const isFilled = ({ text }: SourceLine) => text.trim() !== '';
  const first = lines.findIndex(isFilled);
  return first === -1 ? [] : lines.slice(first, lines.findLastIndex(isFilled) + 1);
}

/** An id as lessons write it, from a label of another format; '' for none. */
export function idOf(label: string | undefined): string {
  return (label ?? '').trim().replaceAll(/[^\w:-]+/g, '-');
}
