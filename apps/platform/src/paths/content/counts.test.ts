import { describe, expect, it } from 'vitest';
import content from '../../../../../content/counts.json' with { type: 'json' };
import { pathSlugs } from '../../seo/public-paths.ts';
import { claim, isWritten, pathLine, stillGrowing, unitCounts, unitLine } from './counts.ts';
import { pathCards } from './path-cards.ts';
import { findPath } from './find-path.ts';

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
    const line = pathLine(slug);
    expect(line).toMatch(/ units[^·]* · \d+\+? lessons · [\d,]+\+? practice questions$/u);
    expect(findPath(slug)?.heroMicroProof).toContain(line);
    expect(pathCards.find((card) => card.slug === slug)?.counts).toBe(line);
  });
});

describe('units that are being written', () => {
  it.each(pathSlugs)('%s sells the units of its course, in their order', (slug) => {
    expect(findPath(slug)?.units.map(({ uid }) => uid)).toEqual(
      Object.keys(content.courses[slug].units),
    );
  });

  it.each(pathSlugs)('%s calls a unit written that has a lesson, and says how many are', (slug) => {
    const withLessons = Object.entries(content.courses[slug].units)
      .filter(([, { lessons }]) => lessons > 0)
      .map(([uid]) => uid);
    const units = findPath(slug)?.units ?? [];
    expect(units.map(({ uid }) => uid).filter((uid) => isWritten(slug, uid))).toEqual(withLessons);
    const line = unitLine(unitCounts(slug));
    expect(unitCounts(slug)).toEqual({ planned: units.length, written: withLessons.length });
    expect(findPath(slug)?.heroMicroProof).toContain(line);
    expect(pathCards.find((card) => card.slug === slug)?.counts).toContain(line);
  });

  it('says what a plan buys until all are there, and nothing from then on', () => {
    const growing = { planned: 5, written: 2 };
    expect(unitLine(growing)).toBe('2 of 5 units so far');
    expect(stillGrowing(growing)).toBe(
      '2 of this path’s 5 units are written; each new one comes with the same plan.',
    );
    const whole = { planned: 5, written: 5 };
    expect(unitLine(whole)).toBe('5 units');
    expect(stillGrowing(whole)).toBeUndefined();
  });
});
