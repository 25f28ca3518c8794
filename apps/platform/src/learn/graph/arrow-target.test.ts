import { expect, it } from 'vitest';
import { arrowTarget } from './arrow-target.ts';
import type { GraphLesson } from './graph-lesson.ts';
import { layoutGraph } from './layout/graph-layout.ts';
import { relations } from './relations.ts';

const lesson = (uid: string, prerequisites: string[] = []): GraphLesson => ({
  uid,
  title: uid,
  summary: '',
  unit: 'one',
  course: 'one',
  minutes: 10,
  status: 'available',
  prerequisites,
});
const lessons = [lesson('a'), lesson('b', ['a']), lesson('c', ['a']), lesson('d', ['b', 'c'])];
const nodes = new Map(layoutGraph(lessons).nodes.map((node) => [node.uid, node]));
const related = relations(lessons);
const from = (uid: string, key: string) => {
  const node = nodes.get(uid);
  return node && arrowTarget(key, node, nodes, related);
};

it('walks along the edges: right opens, left goes back', () => {
  expect(from('a', 'ArrowRight')).toBe('b');
  expect(from('d', 'ArrowLeft')).toBe('c');
});

it('walks up and down a column', () => {
  expect(from('b', 'ArrowDown')).toBe('c');
  expect(from('c', 'ArrowUp')).toBe('b');
});

it('stays at the edge of the graph', () => {
  expect(from('d', 'ArrowRight')).toBeUndefined();
  expect(from('a', 'ArrowLeft')).toBeUndefined();
});

it('knows everything before and after, however far', () => {
  expect([...related.past('d')].sort()).toEqual(['a', 'b', 'c']);
  expect([...related.future('a')].sort()).toEqual(['b', 'c', 'd']);
});
