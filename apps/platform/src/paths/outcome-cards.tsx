import type { PathContent } from './path-content.ts';

/** HTML of each outcome, made at build from the Markdown in `outcomes/`, raw HTML left out. */
const files = import.meta.glob<readonly string[]>('./outcomes/*.md', {
  eager: true,
  import: 'items',
});

export function OutcomeCards({ slug }: Pick<PathContent, 'slug'>) {
  return (
    <ul className="outcomes">
      {files[`./outcomes/${slug}.md`]?.map((html) => (
        <li key={html} className="card" dangerouslySetInnerHTML={{ __html: html }} />
      ))}
    </ul>
  );
}
