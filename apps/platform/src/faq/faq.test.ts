import { join } from 'node:path';
import { readCourseFolders } from '@lemma/lesson-renderer/course';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FaqSection } from './faq-section.tsx';
import { faq } from './faq.ts';

it('how long a lesson takes is what the written lessons plan for', () => {
  const answer = faq.find(({ question }) => question.includes('a day take'))?.answer ?? '';
  const [, least, most] = /lesson is planned for (\d+) to (\d+) minutes/u.exec(answer) ?? [];
  const minutes = readCourseFolders(join(import.meta.dirname, '../../../../content')).flatMap(
    ({ lessons }) => lessons.map(({ markdown }) => Number(/^minutes: (\d+)/mu.exec(markdown)?.[1])),
  );
  expect([least, most]).toEqual([String(Math.min(...minutes)), String(Math.max(...minutes))]);
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
