import { Button } from '@lemma/ui';
import { Link } from 'react-router';
import { useAuth } from '../auth/auth-context.ts';
import { brand } from '../brand/brand.ts';
import '../figures/figures.css';
import { GraphFigure } from '../figures/graph-figure.tsx';
import { featureGraph } from '../landing/feature-graph.ts';
import '../landing/landing.css';
import { MemoryFigure } from '../landing/memory-figure.tsx';
import { QuestionFragment } from '../landing/question-fragment.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { howItWorksPath } from '../seo/public-paths.ts';
import { allCounts } from '../paths/content/counts.ts';
import { WeekFigure } from './week-figure.tsx';

export const meta = () =>
  pageMeta({
    title: `How ${brand.name} works`,
    description: 'The knowledge graph, the diagnostic, a lesson from inside, mastery and reviews.',
    path: howItWorksPath,
    picture: 'how-it-works',
  });

/** The main button: on to studying for those who are in, to signing up for everybody else. */
function MainButton() {
  const { status } = useAuth();
  return (
    <p className="button-row">
      <Button asChild size="xl">
        <Link to={status === 'signed-in' ? '/learn/my-learning' : '/signup'}>Start learning</Link>
      </Button>
      <Button asChild variant="outline" size="xl">
        <Link to="/#pricing">See the plans</Link>
      </Button>
    </p>
  );
}

export default function HowItWorksPage() {
  return (
    <article className="page">
      <h1 className="page-title">How {brand.name} works</h1>
      <p className="lead">Five parts, and what each does for you.</p>
      <MainButton />
      <section className="feature">
        <div>
          <h2 className="small-title">1. Lessons build on each other</h2>
          <p className="muted">
            {allCounts.lessons} lessons form a graph. An edge means that one needs another. The
            graph decides what you may study: a lesson opens once its prerequisites are mastered.
            You cannot skip ahead, and you never need to.
          </p>
        </div>
        <div className="card feature-figure">
          <GraphFigure {...featureGraph} />
        </div>
      </section>
      <section className="feature">
        <div>
          <h2 className="small-title">2. You start where you are</h2>
          <p className="muted">
            The free diagnostic asks one question at a time, each chosen so that its answer tells
            the most. What it is sure of is marked as mastered and leaves your path. Where it is not
            sure, it says so.
          </p>
        </div>
        <div className="card feature-figure">
          <img
            src="/blog/custom-learning-paths-and-diagnostic-tests.svg"
            alt="A graph of lessons whose circles are filled as far as the test is sure."
            width="800"
            height="420"
            loading="lazy"
          />
        </div>
      </section>
      <section className="feature">
        <div>
          <h2 className="small-title">3. A lesson asks</h2>
          <p className="muted">
            Explanation, worked example, exercises: every lesson has the same three parts, in steps
            of a few minutes. You answer, you hear why, you go on. A lesson that does not work out
            comes back later, after the ones under it that look weak, with other questions.
          </p>
        </div>
        <QuestionFragment />
      </section>
      <section className="feature">
        <div>
          <h2 className="small-title">4. Mastery is kept, not just reached</h2>
          <p className="muted">
            Each mastered lesson has a memory of its own, estimated from your answers. A review
            comes when recall is about to fall. Work on an advanced lesson counts towards those
            inside it, which makes their reviews rarer.
          </p>
        </div>
        <div className="card feature-figure">
          <MemoryFigure />
        </div>
      </section>
      <section className="feature">
        <div>
          <h2 className="small-title">5. Half an hour, counted honestly</h2>
          <p className="muted">
            One XP stands for a minute of focused work; guessing earns none. The daily goal is 30. A
            streak counts days in your own time zone, and the time to your goal is a range computed
            from your own pace.
          </p>
        </div>
        <div className="card feature-figure">
          <WeekFigure />
        </div>
      </section>
      <MainButton />
    </article>
  );
}
