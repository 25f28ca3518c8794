import { expect, it } from 'vitest';
import { buildLayouts, layoutKey, layoutOf } from './built-layouts.ts';
import { layoutGraph } from './graph-layout.ts';

const units = [
  { uid: 'one', title: 'One' },
  { uid: 'two', title: 'Two' },
];
const lessons = [
  { uid: 'a', unit: 'one', prerequisites: [] },
  { uid: 'b', unit: 'one', prerequisites: ['a'] },
  { uid: 'c', unit: 'two', prerequisites: ['a', 'b'] },
];
const built = buildLayouts([{ units, lessons }]);

it('gives the drawing that the build made, in whatever order the lessons come', () => {
  const turned = lessons
    .map((lesson) => ({ ...lesson, prerequisites: lesson.prerequisites.toReversed() }))
    .toReversed();
  expect(layoutOf(turned, [...units, { uid: 'other', title: 'Other' }], built)).toBe(
    built[0]?.layout,
  );
});

it('lays out what the build did not know: another edge, a lesson less', () => {
  const fewer = lessons.slice(0, 2);
  expect(layoutOf(fewer, units, built)).toEqual(layoutGraph(fewer, { units }));
  const [a, b, c] = lessons;
  expect(layoutKey([a, b, { ...c, prerequisites: ['a'] }] as typeof lessons, units)).not.toBe(
    built[0]?.key,
  );
});
