import { brand } from '../brand/brand.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { changes } from './changes.ts';

export const meta = () =>
  pageMeta({
    title: 'What is new',
    description: `What changed in ${brand.name} for learners, latest first.`,
    path: '/changelog',
    picture: 'changelog',
  });

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** /changelog */
export default function Changelog() {
  return (
    <article className="page-narrow">
      <h1 className="page-title">What is new</h1>
      <div className="prose" style={{ marginTop: 32 }}>
        {changes.map(({ date, title, items }) => (
          <section key={date}>
            <h2>{title}</h2>
            <p className="muted">
              <time dateTime={date}>{day.format(new Date(date))}</time>
            </p>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  );
}
