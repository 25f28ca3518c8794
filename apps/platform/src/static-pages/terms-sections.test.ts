import { expect, it } from 'vitest';
import { faq } from '../landing/faq.ts';
import { testimonials } from '../landing/testimonials.ts';
import { termsSections } from './terms-sections.ts';

it('the terms have thirteen sections', () => {
  expect(termsSections).toHaveLength(13);
});

it('the landing page has eleven questions, each answered', () => {
  expect(faq).toHaveLength(11);
  for (const { answer } of faq) expect(answer.length).toBeGreaterThan(20);
});

it('there is one featured testimonial and six for the grid, and every example is marked as one', () => {
  expect(testimonials).toHaveLength(7);
  for (const voice of testimonials.filter(({ imageSrc }) => imageSrc === null))
    expect(voice.example).toBe(true);
});
