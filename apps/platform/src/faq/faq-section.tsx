import { Plus } from 'lucide-react';
import type { FaqItem } from '../paths/content/faq-item.ts';

/** JSON-LD of the questions, for search engines. `<` is escaped: the text must not end the script. */
function faqData(items: readonly FaqItem[]): string {
  const mainEntity = items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  const data = { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity };
  return JSON.stringify(data).replace(/</gu, String.raw`\u003c`);
}

/** Answers fold by `<details>`: they open without any script, and a search in the page finds them. */
export function FaqSection({ items }: { readonly items: readonly FaqItem[] }) {
  // Two columns, each of its own: an answer that opens moves nothing in the other.
  const half = Math.ceil(items.length / 2);
  return (
    <section className="section section-ground" aria-labelledby="faq-title">
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: faqData(items) }} />
      <div className="section-inner">
        <h2 id="faq-title" className="section-title">
          Questions people ask
        </h2>
        <div className="faq">
          {[items.slice(0, half), items.slice(half)].map((column, nth) => (
            <div key={column[0]?.question}>
              {column.map(({ question, answer }, index) => (
                <details key={question} open={nth === 0 && index === 0}>
                  <summary>
                    <h3>{question}</h3>
                    <Plus aria-hidden size={20} strokeWidth={1.75} />
                  </summary>
                  <p className="muted">{answer}</p>
                </details>
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
