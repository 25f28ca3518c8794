/** The heading of a part as plain text: a formula in it as its source. Without a heading, what it stands in. */
export function partTitle(html: string, otherwise: string): string {
  if (html === '') return otherwise;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const formula of body.querySelectorAll('.katex')) {
    const source = formula.querySelector('annotation')?.textContent ?? '';
    formula.replaceWith(source.trim());
  }
  return body.textContent?.trim() || otherwise;
}
