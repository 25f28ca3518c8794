import { brand } from '../brand.ts';

export function FounderStory() {
  return (
    <section className="section" aria-labelledby="founder-title">
      <div className="section-inner split">
        <h2 id="founder-title" className="section-title">
          Why {brand.name} exists
        </h2>
        <div className="prose">
          <p>
            It began with a stack of half-finished courses. Each was good. Each was left at about
            the same place: where a chapter took for granted something that had been nodded at,
            months before, and not learned.
          </p>
          <p>
            Research has known the way out for decades: make sure of each step before the next
            (mastery learning), pull things out of memory rather than put them in again (retrieval
            practice), and come back in time (spacing). Few courses do it, because it is a lot of
            work: every lesson must know what it rests on, every question needs its reasons, and
            every learner needs a plan of their own.
          </p>
          <p>{brand.name} is that work, done once and done properly.</p>
        </div>
      </div>
    </section>
  );
}
