import { isWritten } from './content/counts.ts';
import type { PathContent } from './content/path-content.ts';

/** HTML of each outcome, made at build from the Markdown in `outcomes/`, raw HTML left out. */
const files = import.meta.glob<readonly string[]>('./outcomes/*.md', {
  eager: true,
  import: 'items',
});

/** What one can do after the path. An outcome of a unit that is not written yet says so. */
export function OutcomeCards({ slug, outcomeUnits }: Pick<PathContent, 'slug' | 'outcomeUnits'>) {
  return (
    <ul className="outcomes">
      {files[`./outcomes/${slug}.md`]?.map((html, index) => (
        <li key={html} className="card">
          <div dangerouslySetInnerHTML={{ __html: html }} />
          {!isWritten(slug, outcomeUnits[index] ?? '') && (
            <span className="unit-note">Being written</span>
          )}
        </li>
      ))}
    </ul>
  );
}
