import { describe, expect, it } from 'vitest';
import { type LaidLesson, layoutGraph } from './graph-layout.ts';

const lesson = (uid: string, prerequisites: string[] = [], unit = 'one'): LaidLesson => ({
  uid,
  unit,
  prerequisites,
});
const units = [
  { uid: 'one', title: 'One' },
  { uid: 'two', title: 'Two' },
];

/** A graph as large as asked, each lesson resting on up to two earlier ones. */
function large(count: number): LaidLesson[] {
  return Array.from({ length: count }, (_lesson, index) =>
    lesson(
      `l${index}`,
      index < 5 ? [] : [`l${index - 5}`, `l${Math.floor(index / 2)}`],
      index % 2 === 0 ? 'one' : 'two',
    ),
  );
}

describe('layoutGraph', () => {
  it('puts every lesson right of all it rests on', () => {
    const lessons = large(200);
    const at = new Map(layoutGraph(lessons, { units }).nodes.map((node) => [node.uid, node]));
    for (const { uid, prerequisites } of lessons)
      for (const before of prerequisites)
        expect(at.get(uid)?.x).toBeGreaterThan(at.get(before)?.x ?? Infinity);
  });

  it('never puts two lessons in one place', () => {
    const places = layoutGraph(large(200), { units }).nodes.map((node) => `${node.x} ${node.y}`);
    expect(new Set(places).size).toBe(200);
  });

  it('keeps each lesson inside the band of its unit', () => {
    const lessons = large(60);
    const { nodes, bands } = layoutGraph(lessons, { units });
    const unitOf = new Map(lessons.map(({ uid, unit }) => [uid, unit]));
    for (const node of nodes) {
      const band = bands[node.band];
      expect(band?.uid).toBe(unitOf.get(node.uid));
      expect(node.y).toBeGreaterThan(band?.y ?? Infinity);
      expect(node.y).toBeLessThan((band?.y ?? 0) + (band?.height ?? 0));
    }
  });

  it('leads an edge over the lessons between its ends in the channel above their row', () => {
    const chain = [lesson('a'), lesson('b', ['a']), lesson('c', ['a', 'b'])];
    const { edges, nodes } = layoutGraph(chain);
    const y = nodes[0]?.y ?? 0;
    const heights = (d = '') => [...d.matchAll(/ ([\d.]+)/gu)].map(([, height]) => Number(height));
    const flat = edges.find((edge) => edge.to === 'b')?.d;
    const over = edges.find((edge) => edge.from === 'a' && edge.to === 'c')?.d;
    expect(new Set(heights(flat))).toEqual(new Set([y]));
    expect(Math.min(...heights(over))).toBeLessThan(y - 12);
  });

  it('draws a circle of prerequisites instead of hanging', () => {
    expect(layoutGraph([lesson('a', ['b']), lesson('b', ['a'])]).nodes).toHaveLength(2);
  });

  it('leaves out edges to lessons that are not shown', () => {
    expect(layoutGraph([lesson('a', ['elsewhere'])]).edges).toEqual([]);
  });

  it('gives an empty drawing for no lessons', () => {
    expect(layoutGraph([])).toMatchObject({ nodes: [], edges: [] });
  });
});
