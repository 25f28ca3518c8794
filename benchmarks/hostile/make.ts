/** Texts by what they are made of, each made when it is asked for. */
export type Texts = Readonly<Record<string, () => string>>;

/** Characters of a text: a little below what is read as Markdown at all, where each costs most. */
export const most = 590_000;

export const fill = (part: string, size = most): string =>
  part.repeat(Math.ceil(size / part.length)).slice(0, size);

/** Parts that differ by their number, as many as make the size. */
export function each(part: (index: number) => string, size = most): string {
  const parts: string[] = [];
  for (let length = 0, index = 0; length < size; index += 1) {
    const next = part(index);
    parts.push(next);
    length += next.length;
  }
  return parts.join('');
}

export const stairs = (line: (level: number) => string, size = most): string =>
  each((level) => `${line(level)}\n`, size);

/** Front matter of a whole lesson; texts without it are compiled as fragments. */
export const head =
  '---\nuid: la-x\ntitle: X\nsummary: a\nprerequisites: []\nskills:\n  a: A\nminutes: 20\n---\n';
