/** The changes that are not published yet, by package, from the files that a release is made of. */
export function changelogText(changesets: readonly string[]): string {
  const changes = new Map<string, string[]>();
  for (const text of changesets) {
    const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/u.exec(text) ?? [];
    const said = body.trim().replaceAll(/\s*\n\s*/gu, ' ');
    for (const [, name, size] of head.matchAll(/^['"]([^'"]+)['"]: (major|minor|patch)$/gmu))
      if (name && size && said !== '') changes.set(name, [...(changes.get(name) ?? []), said]);
  }
  return [...changes]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, said]) => `## ${name}\n\n${said.map((one) => `- ${one}`).join('\n')}`)
    .join('\n\n');
}
