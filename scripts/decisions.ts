/** `pnpm decisions`: writes the index of docs/decisions from the decisions' own first lines. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(import.meta.dirname, '../docs/decisions');
export const indexFile = join(folder, 'README.md');

const start =
  /^# (?<number>\d{4}): (?<title>.+)\n\nDate: (?<date>\d{4}-\d\d-\d\d)\. Status: (?<status>.+)\.\n/u;

function rowOf(file: string): string {
  const found = start.exec(readFileSync(join(folder, file), 'utf8'))?.groups;
  const name = basename(file);
  if (!found || !name.startsWith(`${found['number']}-`))
    throw new Error(
      `docs/decisions/${name} must begin with "# ${name.slice(0, 4)}: TITLE", an empty line, and "Date: YYYY-MM-DD. Status: accepted."`,
    );
  return `| [${found['number']}](${name}) | ${found['date']} | ${found['title']} | ${found['status']} |`;
}

/** The index as it must be. Throws if a decision does not begin with its number, title, date and status. */
export function decisionIndex(): string {
  const rows = globSync('[0-9]*.md', { cwd: folder }).toSorted().map(rowOf);
  return `# Decisions

One file a decision: context, decision, consequences. A decision that no longer holds stays, and says which one took its place. The next one gets the
next number; \`pnpm decisions\` writes this page.

| number | date | decision | status |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

if (import.meta.main) writeFileSync(indexFile, decisionIndex());
