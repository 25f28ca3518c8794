/** Sentences of a built page that state a quantity: with digits, or with a word that stands for a share of people or time. */
const quantity =
  /\d|\b(?:half|most people|most learners|majority|percent|twice|two to|nine out of|everyone who|proven|person|team|decades)\b/iu;

/** What no reader sees as a sentence: code, formulas, drawings, prices of plans (they are the contract's own). */
const notSentences =
  /<(script|style|svg|pre|code|math|noscript|select|head)\b[\s\S]*?<\/\1>|<section[^>]*aria-labelledby="pricing-title"[\s\S]*?<\/section>|<section class="fragment[\s\S]*?<\/section>|<!--[\s\S]*?-->/gu;

const inline = /<\/?(?:a|em|strong|span|b|i|abbr|sup|sub)\b[^>]*>/gu;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

export function statedQuantities(html: string): readonly string[] {
  const text = html
    .replace(notSentences, '\n')
    .replace(inline, '')
    .replace(/<[^>]+>/gu, '\n')
    .replace(/&(?:amp|#x27|quot|lt|gt);/gu, (entity) => entities[entity] ?? entity);
  return [
    ...new Set(
      text
        .split(/\n|(?<=[.!?])\s+(?=[A-Z“])/u)
        .map((sentence) => sentence.trim())
        .filter((sentence) => quantity.test(sentence)),
    ),
  ];
}
