import { describe, expect, it } from 'vitest';
import content from '../../../../../content/counts.json' with { type: 'json' };
import { pathSlugs } from '../../seo/public-paths.ts';
import {
  claim,
  isWritten,
  pathLine,
  stillGrowing,
  unitCounts,
  unitLine,
  unitNote,
} from './counts.ts';
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

  it.each(pathSlugs)(
    '%s calls a unit written that has all its lessons, and says how many are',
    (slug) => {
      const whole = Object.entries(content.courses[slug].units)
        .filter(([, { lessons, planned }]) => lessons > 0 && planned === 0)
        .map(([uid]) => uid);
      const units = findPath(slug)?.units ?? [];
      expect(units.map(({ uid }) => uid).filter((uid) => isWritten(slug, uid))).toEqual(whole);
      const line = unitLine(unitCounts(slug));
      expect(unitCounts(slug)).toEqual({ planned: units.length, written: whole.length });
      expect(findPath(slug)?.heroMicroProof).toContain(line);
      expect(pathCards.find((card) => card.slug === slug)?.counts).toContain(line);
    },
  );

  it.each(pathSlugs)('%s says of every other unit what there is of it', (slug) => {
    for (const [uid, { lessons, planned }] of Object.entries(content.courses[slug].units))
      expect(unitNote(slug, uid)).toBe(
        planned === 0
          ? undefined
          : lessons === 0
            ? 'Being written'
            : `${lessons} of ${lessons + planned} lessons so far`,
      );
  });

  it('says what a plan buys until all are there, and nothing from then on', () => {
    const growing = { planned: 5, written: 2 };
    expect(unitLine(growing)).toBe('2 of 5 units so far');
    expect(stillGrowing(growing)).toBe(
      '2 of this path’s 5 units are complete; each new lesson comes with the same plan.',
    );
    const whole = { planned: 5, written: 5 };
    expect(unitLine(whole)).toBe('5 units');
    expect(stillGrowing(whole)).toBeUndefined();
  });
});
