import { brand } from '../brand/brand.ts';

export function FounderStory() {
  return (
    <section className="section founder" aria-labelledby="founder-title">
      <div className="section-inner">
        <h2 id="founder-title" className="section-title">
          Why {brand.name} exists
        </h2>
        <div className="founder-text">
          <p>
            A course is easy to begin. It is often left at the same kind of place: where a chapter
            takes for granted something that was nodded at, chapters before, and not learned.
          </p>
          <p>
            Research describes the way out: make sure of each step before the next (mastery
            learning), pull things out of memory rather than put them in again (retrieval practice),
            and come back in time (spacing).
          </p>
          <p>
            It is a lot of work: every lesson must know what it rests on, every question needs its
            reasons, and every learner needs a plan of their own. {brand.name} is that work.
          </p>
        </div>
      </div>
    </section>
  );
}
