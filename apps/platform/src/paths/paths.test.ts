import { describe, expect, it } from 'vitest';
import { pathSlugs } from '../seo/public-paths.ts';
import { findPath } from './content/find-path.ts';
import { asContentPreview } from './content/path-content.ts';
import { wrapIndex } from './preview-carousel.tsx';
import { roadmap } from './content/roadmap.ts';
import { unitColumns, UNITS_SHOWN } from './unit-columns.ts';

describe('unit grid', () => {
  it.each([
    [1, 2],
    [2, 2],
    [3, 4],
    [4, 4],
    [5, 3],
    [6, 3],
    [7, 4],
    [8, 4],
    [9, 3],
    [12, 3],
    [13, 2],
    [17, 2],
  ])('%i units stand in %i columns', (units, columns) => {
    expect(unitColumns(units)).toBe(columns);
  });

  it('shows eight units at first', () => {
    expect(UNITS_SHOWN).toBe(8);
  });
});

describe('content of the paths', () => {
  it('has the five units of linear algebra', () => {
    expect(findPath('essential-linear-algebra-for-ml')?.units.map(({ name }) => name)).toEqual([
      'Vectors in Euclidean space',
      'Matrices',
      'Matrices and linear systems',
      'Matrix transformations',
      'Eigenvalues, eigenvectors & the SVD',
    ]);
  });

  it('has the seventeen units of Python, from basics to Pandas', () => {
    const units = findPath('essential-python-for-data-science-and-ml')?.units.map(
      ({ name }) => name,
    );
    expect(units).toHaveLength(17);
    expect(units?.at(0)).toBe('Python basics');
    expect(units?.at(-1)).toBe('Pandas');
  });

  it.each(pathSlugs.map((slug) => [slug]))('%s says everything that its page shows', (slug) => {
    const path = findPath(slug);
    expect(path?.problemPoints.length).toBeGreaterThan(0);
    expect(path?.problemSolutionPoints.length).toBeGreaterThan(0);
    expect(path?.contentPreviews.length).toBeGreaterThan(1);
    expect(path?.diagnosticSlug).toBe(slug);
  });

  it('knows no other path', () => {
    expect(findPath('deep-learning')).toBeUndefined();
  });

  it('names three paths to come', () => {
    expect(roadmap.map(({ name }) => name)).toEqual([
      'Mathematics for Machine Learning',
      'Core Machine Learning algorithms',
      'Deep Data Science & ML projects',
    ]);
  });
});

it('the carousel wraps at both ends', () => {
  expect([wrapIndex(3, 3), wrapIndex(-1, 3), wrapIndex(1, 3)]).toEqual([0, 2, 1]);
});

it('a preview told as problem and solution becomes a video with the solution as its benefit', () => {
  expect(
    asContentPreview({
      problemText: 'A matrix is a box of numbers.',
      solutionText: 'See a product happen',
      videoSrc: 'exercise',
    }),
  ).toEqual({
    type: 'video',
    clip: 'exercise',
    url: '/media/exercise.avif',
    benefit: 'See a product happen',
    caption: 'A matrix is a box of numbers.',
  });
});
