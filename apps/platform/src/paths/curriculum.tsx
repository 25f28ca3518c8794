import { Button } from '@lemma/ui';
import { ChevronDown, MoveUpRight, SquareTerminal } from 'lucide-react';
import { useState } from 'react';
import { unitNote } from './content/counts.ts';
import { OutcomeCards } from './outcome-cards.tsx';
import type { PathContent } from './content/path-content.ts';
import { UNITS_SHOWN, unitColumns } from './unit-columns.ts';

export type CurriculumProps = Pick<
  PathContent,
  'slug' | 'curriculumDescription' | 'curriculumIcon' | 'units' | 'outcomeUnits' | 'contentSummary'
>;

/** The units of a path, the first eight at once, and what one can do after it. */
export function Curriculum(path: CurriculumProps) {
  const { slug, units, curriculumIcon = 'vector' } = path;
  const [all, setAll] = useState(false);
  const hidden = units.length - UNITS_SHOWN;
  const Icon = curriculumIcon === 'python' ? SquareTerminal : MoveUpRight;
  return (
    <section className="section section-ground" aria-labelledby="curriculum-title">
      <div className="section-inner">
        <h2 id="curriculum-title" className="section-title curriculum-title">
          <Icon aria-hidden size={32} strokeWidth={1.75} /> What you will learn
        </h2>
        <p className="lead">{path.curriculumDescription}</p>
        <ol className="units" data-columns={unitColumns(units.length)}>
          {units.map(({ uid, name, description }, index) => (
            <li key={uid} hidden={!all && index >= UNITS_SHOWN}>
              <details className="unit">
                <summary>
                  <span className="unit-number">{index + 1}</span>
                  <h3>{name}</h3>
                  <UnitNote note={unitNote(slug, uid)} />
                  <ChevronDown aria-hidden size={18} strokeWidth={1.75} />
                </summary>
                <p className="muted">{description}</p>
              </details>
            </li>
          ))}
        </ol>
        {hidden > 0 && (
          <p className="centred curriculum-more">
            <Button variant="outline" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? 'Show less' : `Show all ${units.length} units (+${hidden} more)`}
            </Button>
          </p>
        )}
        <h3 className="outcomes-title">When you are through, you can</h3>
        <OutcomeCards slug={slug} outcomeUnits={path.outcomeUnits} />
        <p className="muted">{path.contentSummary}</p>
      </div>
    </section>
  );
}

function UnitNote({ note }: { readonly note: string | undefined }) {
  return note && <span className="unit-note">{note}</span>;
}
