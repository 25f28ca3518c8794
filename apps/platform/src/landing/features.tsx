import { GraphFigure } from '../figures/graph-figure.tsx';
import { allCounts } from '../paths/content/counts.ts';
import { featureGraph } from './feature-graph.ts';
import { MemoryFigure } from './memory-figure.tsx';
import { PythonFragment } from './python-fragment.tsx';
import { QuestionFragment } from './question-fragment.tsx';

/** Each claim in one card with the piece of the product that shows it. */
export function Features() {
  return (
    <section className="section" aria-labelledby="features-title">
      <div className="section-inner">
        <h2 id="features-title" className="section-title">
          What makes it stick
        </h2>
        <div className="showcase">
          <article className="card showcase-question">
            <h3>You answer, and you hear why</h3>
            <p className="muted">
              {allCounts.questions} questions. A wrong answer is information: the page says what the
              slip was and shows the steps.
            </p>
            <QuestionFragment />
          </article>
          <article className="card">
            <h3>A graph, not a playlist</h3>
            <p className="muted">
              {allCounts.lessons} lessons, each tied to those it rests on. A lesson opens once you
              have mastered what is under it.
            </p>
            <GraphFigure {...featureGraph} />
          </article>
          <article className="card">
            <h3>Reviews are timed to your memory</h3>
            <p className="muted">
              Each is spaced by how well you remember. Work on an advanced lesson counts as practice
              of the lessons inside it.
            </p>
            <MemoryFigure narrow />
          </article>
          <article className="card showcase-python">
            <div>
              <h3>Python runs where you read</h3>
              <p className="muted">
                No installation, no second window: this is the interpreter of the lessons, in your
                browser.
              </p>
            </div>
            <PythonFragment />
          </article>
        </div>
      </div>
    </section>
  );
}
