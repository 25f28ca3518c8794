/** Markdown in parts: what stands under a heading, and what is code. Fences that stand in a list are its item's. */

export interface Heading {
  readonly level: number;
  readonly text: string;
  /** Counted from 0. */
  readonly line: number;
}

export interface Prose {
  readonly kind: 'prose';
  readonly text: string;
}

export interface Fence {
  readonly kind: 'fence';
  /** What stands behind the opening fence: a language, and what belongs to it. */
  readonly info: string;
  readonly code: string;
}

/** Prose and code blocks of a text, in their order. A fence that nothing closes reaches to the end. */
export function splitAtFences(markdown: string): readonly (Prose | Fence)[] {
  const pieces: (Prose | Fence)[] = [];
  let lines: string[] = [];
  let open: { readonly fence: string; readonly info: string } | undefined;
  const close = () => {
    const text = lines.join('\n');
    if (open) pieces.push({ kind: 'fence', info: open.info, code: text });
    else if (text.trim() !== '') pieces.push({ kind: 'prose', text });
    lines = [];
  };
  for (const line of markdown.split('\n')) {
    const [, fence, info = ''] = /^(`{3,})([^`]*)$/u.exec(line) ?? [];
    const closes = open && fence && fence.length >= open.fence.length && info.trim() === '';
    if (closes || (!open && fence)) {
      close();
      open = closes || !fence ? undefined : { fence, info: info.trim() };
    } else lines.push(line);
  }
  close();
  return pieces;
}

/** Code between fences that are longer than any in it. */
export function fenced({ info, code }: Pick<Fence, 'info' | 'code'>): string {
  const runs = [...code.matchAll(/`{3,}/gu)].map(([run]) => run.length + 1);
  const fence = '`'.repeat(Math.max(3, ...runs));
  return `${fence}${info}\n${code}\n${fence}`;
}

/** The headings of a text, those within its code left out. */
export function headingsOf(markdown: string): readonly Heading[] {
  const found: Heading[] = [];
  let fence = '';
  for (const [index, line] of markdown.split('\n').entries()) {
    const [, marks] = /^(`{3,})/u.exec(line) ?? [];
    if (marks && fence === '') fence = marks;
    else if (marks && marks.length >= fence.length && line.trim() === marks) fence = '';
    const [, signs, text] = /^(#{1,6}) (.+)$/u.exec(line) ?? [];
    if (fence === '' && signs && text)
      found.push({ level: signs.length, text: text.trim(), line: index });
  }
  return found;
}

/**
 * What stands under a heading, without the heading; without one, what follows the title of the text. Throws where the
 * heading is missing, or there twice.
 */
export function partUnder(markdown: string, heading: string | undefined): string {
  const lines = markdown.split('\n');
  const all = headingsOf(markdown);
  const wanted = all.filter((one) =>
    heading === undefined ? one.level === 1 : one.text === heading,
  );
  const [begin] = wanted;
  if (!begin || wanted.length > 1)
    throw new Error(`There is ${begin ? 'more than one' : 'no'} heading “${heading ?? '# …'}”.`);
  const end = all.find(({ line, level }) => line > begin.line && level <= begin.level);
  return lines.slice(begin.line + 1, end?.line).join('\n');
}

/** The text with every heading moved: by -1 `###` becomes `##`. */
export function withHeadingsMoved(markdown: string, by: number): string {
  const lines = markdown.split('\n');
  for (const { line, level, text } of headingsOf(markdown))
    lines[line] = `${'#'.repeat(Math.max(2, level + by))} ${text}`;
  return lines.join('\n');
}

/** The anchor of a heading, as GitHub and npm make it: links within the repository use it. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}
