/** A lesson's text in two parts. Lines end in `\n`. */
export interface SplitLesson {
  /** The front matter with its delimiters, as it stands in the file; empty if there is none. */
  readonly head: string;
  /** The YAML between the delimiters; undefined if there is no front matter. */
  readonly yaml: string | undefined;
  /** What follows the front matter. */
  readonly body: string;
}

/**
 * Splits a lesson into front matter and body. A byte order mark before the first `---` is allowed.
 *
 * @example splitFrontMatter('---\nuid: la-dot\n---\nText').yaml // 'uid: la-dot'
 */
export function splitFrontMatter(markdown: string): SplitLesson {
  const text = markdown.replaceAll(/\r\n?/g, '\n');
  const [head, yaml = ''] = /^\uFEFF?---[ \t]*\n(?:([^]*?)\n)?---[ \t]*(?:\n|$)/.exec(text) ?? [];
  return head === undefined
    ? { head: '', yaml: undefined, body: text }
    : { head, yaml, body: text.slice(head.length) };
}
