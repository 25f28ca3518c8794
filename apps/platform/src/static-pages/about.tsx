import { Link } from 'react-router';
import { brand } from '../brand/brand.ts';
import { pageMeta } from '../seo/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'About',
    description: `What ${brand.name} is, who it is for, and how lessons are made.`,
    path: '/about',
    picture: 'about',
  });

export default function About() {
  return (
    <article className="page-narrow">
      <h1 className="page-title">About {brand.name}</h1>
      <div className="prose" style={{ marginTop: 32 }}>
        <p>
          {brand.name} teaches Python, data science, machine learning and the mathematics under them
          to adults who want to understand, and who have about half an hour a day.
        </p>
        <h2>What we believe</h2>
        <p>
          Whoever gets stuck in a technical subject rather lacks an earlier lesson than talent. So
          we do not let you go on past something that you have not mastered, and we do not make you
          sit through what you have.
        </p>
        <p>
          We also believe that most of what helps is known. Retrieval practice, spacing,
          interleaving, worked examples and feedback have been studied for decades. We build on that
          work and name our sources on the <Link to="/blog">blog</Link>.
        </p>
        <h2>How lessons are made</h2>
        <p>
          {brand.makers} A lesson has one aim and says what it rests on. Each question carries its
          reasons, for wrong answers too. Every line of code is run, and every key is computed a
          second way, before a lesson is published. If you find a mistake, the button under each
          widget and the feedback link reach us directly.
        </p>
        <h2>Who it is for</h2>
        <p>
          Mid-career professionals, self-taught coders, analysts and scientists, career changers,
          technical managers, and people who simply like to learn. Not for those who need a
          certificate by Friday.
        </p>
        <h2>The name</h2>
        <p>
          A lemma is a small result that is proved on the way to a larger one. Nobody remembers the
          lemmas, and nothing stands without them.
        </p>
        <h2>Write to us</h2>
        <p>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>, or in the{' '}
          <a href={brand.chatUrl}>community chat</a>. <Link to="/changelog">What is new</Link> says
          what has changed, <Link to="/status">Status</Link> whether the server answers.
        </p>
      </div>
    </article>
  );
}
