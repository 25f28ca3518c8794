/** Above this share, a repetition is a claim that wants its reason beside it. */
const wantsReason = 0.5;

/**
 * Weights above one half without a reason: `la-dot-product: 0.6 # each entry is a dot product`, one a line.
 * `yaml` is the front matter of a lesson, or a plan.
 */
export function checkWeights(yaml: string, file: string): string[] {
  return yaml.split('\n').flatMap((line, index) => {
    const [text = '', reason = ''] = line.split(/\s#\s*/u);
    if (!/^\s*(?:encompasses:|(?:la|py)-[\w-]+:)/u.test(text) || reason.trim() !== '') return [];
    return [...text.matchAll(/([\w-]+):\s*(\d*\.?\d+)/gu)]
      .filter(([, , weight]) => Number(weight) > wantsReason)
      .map(
        ([, uid, weight]) =>
          `${file}:${index + 1} error The weight ${weight} of ${uid} has no reason. Give it a line of its own and write the reason behind a #.`,
      );
  });
}
