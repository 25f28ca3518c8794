import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FaqSection } from './faq-section.tsx';
import { faq } from './faq.ts';

it('how long the diagnostic takes is what the simulated learners took', () => {
  const answer = faq.find(({ question }) => question.includes('diagnostic look like'))?.answer;
  const [least = 0, most = 0] = (/after (\d+) to (\d+) questions/u.exec(answer ?? '') ?? [])
    .slice(1)
    .map(Number);
  const results = readFileSync(
    join(import.meta.dirname, '../../../../benchmarks/engine/results/diagnostic.md'),
    'utf8',
  );
  const medians = [
    ...results.matchAll(/^\| essential-[\w-]+: median questions to stop \| ([\d.]+)/gmu),
  ].map(([, median]) => Number(median));
  expect(medians).toHaveLength(2);
  for (const median of medians) {
    expect(median).toBeGreaterThanOrEqual(least);
    expect(median).toBeLessThanOrEqual(most);
  }
});

it('search engines are told each question with its answer, and no text can end the script', () => {
  const items = [...faq, { question: 'Is 1 < 2?', answer: 'Yes: </script> changes nothing.' }];
  const html = renderToStaticMarkup(createElement(FaqSection, { items }));
  const [, data = ''] =
    /<script type="application\/ld\+json">([\s\S]*?)<\/script>/u.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
});
