import { Button } from '@lemma/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { counted, dayOf, duration } from '../../learn/formatting/figures.ts';
import { Answered } from '../calls/answered.tsx';
import { useDeskQuery } from '../calls/desk-client.tsx';
import { deskPaths } from '../words/desk-paths.ts';

const stateWords = { draft: 'Draft', published: 'Published', withdrawn: 'Withdrawn' } as const;

/** /desk/paths: the learning paths that the desk made. */
export default function PathsRoute() {
  const query = useDeskQuery('paths', {});
  const [next] = useState(() => crypto.randomUUID());
  return (
    <section className="desk-list" aria-labelledby="desk-paths">
      <h1 id="desk-paths" className="desk-title">
        Learning paths
      </h1>
      <p className="desk-quiet">
        A path is made of lessons that exist: choose what it leads to, and all that this rests on
        comes with it. The two courses of the library are not listed here.
      </p>
      <p className="act-row desk-new">
        <Button asChild>
          <Link to={deskPaths.path(next)}>New path</Link>
        </Button>
      </p>
      <Answered query={query} what="the paths">
        {({ paths }) =>
          paths.length === 0 ? (
            <p className="desk-empty">No path was made yet.</p>
          ) : (
            <ul className="found-rows">
              {paths.map((path) => (
                <li key={path.path_uid}>
                  <Link to={deskPaths.path(path.path_uid)}>
                    <strong>{path.title}</strong>
                    <span className="desk-quiet">
                      {stateWords[path.state]}, {counted(path.lesson_count, 'lesson')},{' '}
                      {duration(path.minutes)}, changed {dayOf(path.changed_at)}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </section>
  );
}
