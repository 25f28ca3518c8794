import { Link, Navigate, useSearchParams } from 'react-router';
import { dayOf } from '../learn/formatting/figures.ts';
import { Answered } from './calls/answered.tsx';
import { useDeskQuery } from './calls/desk-client.tsx';
import { deskPaths } from './words/desk-paths.ts';

/** /desk/learners?search=…: who was found. One is opened at once. */
export default function FoundRoute() {
  const [query] = useSearchParams();
  const search = query.get('search')?.trim() ?? '';
  if (search.length < 2) return <Navigate to={deskPaths.feedback} replace />;
  return <Found search={search} />;
}

function Found({ search }: { readonly search: string }) {
  const query = useDeskQuery('findLearners', { query: { search } });
  return (
    <Answered query={query} what="the learners">
      {({ learners, more }) => {
        const [only, ...others] = learners;
        if (only && others.length === 0)
          return <Navigate to={deskPaths.learner(only.learner_id)} replace />;
        return (
          <section className="desk-list" aria-labelledby="desk-found">
            <h1 id="desk-found" className="desk-title">
              {learners.length === 0
                ? `Nobody found for “${search}”`
                : `${more ? 'More than ' : ''}${learners.length} learners found`}
            </h1>
            {learners.length === 0 && (
              <p className="desk-quiet">
                Their address at the identity provider counts, not the one that they paid with.
              </p>
            )}
            <ul className="found-rows">
              {learners.map((one) => (
                <li key={one.learner_id}>
                  <Link to={deskPaths.learner(one.learner_id)}>
                    <strong>{one.email}</strong>
                    <span className="desk-quiet">
                      {one.name ?? 'No name'}, since {dayOf(one.created_at)}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            {more && <p className="desk-quiet">Only the first 20 are shown. Type more of it.</p>}
          </section>
        );
      }}
    </Answered>
  );
}
