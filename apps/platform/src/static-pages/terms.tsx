import { inForceSince, legalDate } from '../brand/legal.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { termsSections } from './terms-sections.ts';

export const meta = () =>
  pageMeta({
    title: 'Terms of service',
    description: 'The contract between you and us, in thirteen sections.',
    path: '/terms',
    picture: 'terms',
  });

export default function Terms() {
  return (
    <article className="page-narrow">
      <h1 className="page-title">Terms of service</h1>
      <p className="muted" style={{ marginTop: 12 }}>
        Effective <time dateTime={inForceSince.terms}>{legalDate(inForceSince.terms)}</time>
      </p>
      <div className="prose" style={{ marginTop: 32 }}>
        {termsSections.map(({ title, paragraphs }, index) => (
          <section key={title}>
            <h2>
              {index + 1}. {title}
            </h2>
            {paragraphs.map((text) => (
              <p key={text} style={{ marginTop: 12 }}>
                {text}
              </p>
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}
