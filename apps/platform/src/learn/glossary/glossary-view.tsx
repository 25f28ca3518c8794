import { Input } from '@chakra-ui/react/input';
import { Button } from '@lemma/ui';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { Excerpt } from '../../search/excerpt.tsx';
import type { SearchIndexFile } from '../../search/index-file.ts';
import { counted } from '../formatting/figures.ts';
import { placeAddress } from '../lookup/lesson-place.ts';
import { byLetter, type GlossaryTerm, glossaryTerms, termsThat } from './glossary-terms.ts';
import './glossary.css';

/** Every term of the lessons with its meaning, from A to Z. */
export function GlossaryView({ index }: { readonly index: SearchIndexFile }) {
  const terms = useMemo(() => glossaryTerms(index), [index]);
  const [typed, setTyped] = useState('');
  const [course, setCourse] = useState<number>();
  const shown = termsThat(terms, { typed: useDeferredValue(typed), course });
  const letters = byLetter(shown);
  const field = useId();
  return (
    <div className="learn-page glossary">
      <h1 className="page-heading">Glossary</h1>
      <p className="page-intro">
        Each term as its lesson defines it. Follow one to read the definition where it stands.
      </p>
      <search className="glossary-choice">
        <label className="visually-hidden" htmlFor={field}>
          Find a term
        </label>
        <Input
          id={field}
          type="search"
          placeholder="Find a term"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          borderColor="gray.400"
        />
        <fieldset>
          <legend className="visually-hidden">Path</legend>
          {[undefined, ...index.courses.keys()].map((one) => (
            <label key={one ?? 'all'}>
              <input
                type="radio"
                name={`${field}-course`}
                checked={course === one}
                onChange={() => setCourse(one)}
              />
              {one === undefined ? 'Both paths' : index.courses[one]}
            </label>
          ))}
        </fieldset>
      </search>
      <output className="glossary-count muted">{counted(shown.length, 'term')}</output>
      {shown.length === 0 ? (
        <div className="glossary-empty">
          <p>No term fits.</p>
          <Button
            variant="outline"
            onClick={() => {
              setTyped('');
              setCourse(undefined);
            }}
          >
            Show all terms
          </Button>
        </div>
      ) : (
        <>
          <nav aria-label="Letters" className="glossary-letters">
            {letters.map(({ letter }) => (
              <a key={letter} href={`#letter-${letter}`}>
                {letter}
              </a>
            ))}
          </nav>
          {letters.map(({ letter, terms: of }) => (
            <section key={letter} aria-labelledby={`letter-${letter}`}>
              <h2 id={`letter-${letter}`} className="glossary-letter">
                {letter}
              </h2>
              <dl>
                {of.map((one) => (
                  <Term key={`${one.term} ${one.lesson.uid}`} {...one} />
                ))}
              </dl>
            </section>
          ))}
        </>
      )}
    </div>
  );
}

function Term({ term, meaning, lesson, anchor }: GlossaryTerm) {
  return (
    <div className="glossary-term">
      <dt>
        <Link to={placeAddress({ lesson: lesson.uid, anchor })}>{term}</Link>
      </dt>
      <dd>
        <p>
          <Excerpt pieces={meaning} matched={[]} />
        </p>
        <p className="muted">{lesson.title}</p>
      </dd>
    </div>
  );
}
