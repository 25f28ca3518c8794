/** What a lesson's Markdown is made of: kinds of blocks, widgets and questions, by how each begins. */
export function kindsOf(markdown: string): ReadonlySet<string> {
  const named = (pattern: RegExp) =>
    [...markdown.matchAll(pattern)].map(([begins]) => begins.trim());
  return new Set([
    ...named(/^ *:{3,}[\w-]+/gmu).map((begins) => begins.replace(/^:+/u, '')),
    ...named(/^ *::widget\{[^}]*?name="[\w-]+"/gmu).map((begins) =>
      begins.replace(/^.*name=/u, 'widget '),
    ),
    ...named(/type="[\w-]+"/gu),
    ...named(/^ *```\w+(?: \w+)?/gmu),
    ...named(/^ *\|/gmu),
  ]);
}

/** Of these, the kinds that a learner does something with. */
export function playedKindsOf(markdown: string): ReadonlySet<string> {
  const played = /^(?:type=|widget |predict$|your-turn$|why$)/u;
  return new Set([...kindsOf(markdown)].filter((kind) => played.test(kind)));
}

/**
 * Few lessons that have between them every kind that any has: again and again the one with most kinds that are still
 * missing (the greedy set cover, at most ln n times the fewest).
 */
export function sampleOf<Lesson>(
  lessons: readonly Lesson[],
  markdownOf: (lesson: Lesson) => string,
  kinds = kindsOf,
): readonly Lesson[] {
  const all = lessons.map((lesson) => ({ lesson, kinds: kinds(markdownOf(lesson)) }));
  const missing = new Set(all.flatMap(({ kinds }) => [...kinds]));
  const chosen: Lesson[] = [];
  while (missing.size > 0) {
    const [best] = all
      .map(({ lesson, kinds }) => ({
        lesson,
        found: [...kinds].filter((kind) => missing.has(kind)),
      }))
      .toSorted((one, other) => other.found.length - one.found.length);
    if (!best) break;
    chosen.push(best.lesson);
    for (const kind of best.found) missing.delete(kind);
  }
  return chosen;
}
