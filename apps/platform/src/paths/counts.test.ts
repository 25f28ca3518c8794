import { describe, expect, it } from 'vitest';
import { claim, countLine } from './counts.ts';
import { findPath } from './path-content.ts';
import { pathSlugs } from '../seo/public-paths.ts';

describe('numbers of lessons and questions on public pages', () => {
  it.each([
    [150, 150, '150+'],
    [183, 150, '150+'],
    [1500, 1500, '1,500+'],
    [149, 150, '149'],
    [1234, 1500, '1,234'],
  ])('%i there of %i promised is shown as %s', (there, promised, shown) => {
    expect(claim(there, promised)).toBe(shown);
  });

  it.each(pathSlugs)('%s names its lessons and questions as counted', (slug) => {
    expect(findPath(slug)?.heroMicroProof).toMatch(
      /\d+\+? lessons · [\d,]+\+? practice questions/u,
    );
    expect(countLine({ lessons: '1', questions: '2' })).toBe('1 lessons · 2 practice questions');
  });
});
