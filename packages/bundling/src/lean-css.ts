/** What our style sheets leave out of those of others: no browser that reads ours needs it. */
export function leanCss(css: string): string {
  return sizesByCalculation(woff2Only(css));
}

/** Every browser that reads these styles reads woff2; the older formats, left out, must leave no empty address. */
const woff2Only = (css: string): string => css.replaceAll(/,url\(\) format\("\w+"\)/g, '');

const sizeRule =
  /\.katex \.fontsize-ensurer\.reset-size(\d+)\.size(\d+),\.katex \.katex-sizing\.reset-size\1\.size\2\{font-size:([\d.]+)em;?\}/g;

/**
 * KaTeX writes a rule for each pair of its eleven sizes, a tenth of our styles when they are sent. A size from one to another is
 * their quotient, which a style sheet can calculate. Throws an `Error` if the rules are not the ones that this knows: a size that
 * is left out would be seen in every index.
 */
function sizesByCalculation(css: string): string {
  const rules = [...css.matchAll(sizeRule)];
  if (rules.length === 0 && !css.includes('katex-sizing')) return css;
  if (rules.length !== sizes.length ** 2)
    throw new Error(`KaTeX has ${rules.length} rules for sizes, not ${sizes.length ** 2}.`);
  for (const [, from = '', to = '', ratio = ''] of rules) {
    const own = sizeAt(to) / sizeAt(from);
    if (Math.abs(own - Number(ratio)) > 1e-6)
      throw new Error(`KaTeX's size ${to} is ${ratio} of its size ${from}, not ${own}.`);
  }
  const [first] = rules;
  const kept = css.replaceAll(sizeRule, '');
  const at = first?.index ?? 0;
  return kept.slice(0, at) + calculated + kept.slice(at);
}

/** KaTeX's sizes, from \tiny to \Huge (`sizeMultipliers` of its Options). */
const sizes = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.44, 1.728, 2.074, 2.488] as const;

const sizeAt = (number: string): number => sizes[Number(number) - 1] ?? Number.NaN;

const calculated = [
  '.katex :is(.fontsize-ensurer,.katex-sizing){font-size:calc(var(--katex-to)/var(--katex-from)*1em)}',
  // Brackets have classes `size1` to `size4`, too: nothing in them reads what this sets.
  ...sizes.map(
    (size, index) =>
      `.katex .reset-size${index + 1}{--katex-from:${size}}.katex .size${index + 1}{--katex-to:${size}}`,
  ),
].join('');
