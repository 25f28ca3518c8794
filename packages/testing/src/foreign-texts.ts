/** Marks a word that the host gives, so that a package's own words can be told from it. */
export const mark = (words: string): string => `‹${words}›`;

/**
 * Every text in the host's words: each becomes its own name between marks. What a text is given stands after the
 * mark, where a word that no host gave is still found.
 */
export function markTexts<Texts extends object>(texts: Texts): Texts {
  const entries = Object.entries(texts).map(([name, text]: [string, unknown]) => [
    name,
    typeof text === 'function'
      ? (...values: unknown[]) => [mark(name), ...values.map(valueText)].join(' ')
      : mark(name),
  ]);
  return Object.fromEntries(entries) as Texts;
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(' ');
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map(valueText).join(' ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'];

/** Words in Latin letters in the texts and names of an element, without the host's; letters alone are none. */
export function unmarkedWords(element: Element): readonly string[] {
  const said: string[] = [];
  const gather = (node: Node): void => {
    if (node instanceof Text) said.push(node.data);
    // The TeX beside its MathML is read by programs alone.
    if (!(node instanceof Element) || node.localName === 'annotation') return;
    for (const name of spoken) said.push(node.getAttribute(name) ?? '');
    for (const child of node.childNodes) gather(child);
  };
  gather(element);
  return (
    said
      .join('\n')
      .replaceAll(/‹[^›]*›/g, ' ')
      .match(/[A-Za-z]{2,}/g) ?? []
  );
}
