import { expect, it } from 'vitest';
import { faq } from '../faq/faq.ts';
import { exampleTestimonials, shownTestimonials } from '../sections/testimonials.ts';
import { termsSections } from './terms-sections.ts';

it('the terms have thirteen sections', () => {
  expect(termsSections).toHaveLength(13);
});

it('the landing page has eleven questions, each answered', () => {
  expect(faq).toHaveLength(11);
  for (const { answer } of faq) expect(answer.length).toBeGreaterThan(20);
});

it('there is one featured testimonial and six for the grid, and every example is marked as one', () => {
  expect(exampleTestimonials).toHaveLength(7);
  expect(exampleTestimonials.every(({ example }) => example)).toBe(true);
  for (const voice of exampleTestimonials.filter(({ imageSrc }) => imageSrc === null))
    expect(voice.example).toBe(true);
});

it('a build for production shows nobody who was not asked', () => {
  expect(shownTestimonials).toEqual([]);
});
