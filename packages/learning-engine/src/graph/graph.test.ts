import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildGraph, closure, innerFringe, outerFringe } from '../index.ts';
import { anyLessons, graphOf, lesson } from './lessons.fixture.ts';

const diamond = graphOf(
  lesson('d', ['b', 'c']),
  lesson('b', ['a']),
  lesson('c', ['a']),
  lesson('a'),
);

describe('a graph of lessons', () => {
  it('puts prerequisites before what builds on them and finds far relations', () => {
    expect(diamond.order).toEqual(['a', 'b', 'c', 'd']);
    expect([...diamond.ancestors('d')]).toEqual(['b', 'c', 'a']);
    expect([...diamond.descendants('a')].toSorted()).toEqual(['b', 'c', 'd']);
    expect(diamond.depth('d')).toBe(2);
    expect(closure(diamond, ['b'])).toEqual(['a', 'b']);
  });

  it('knows what can be learnt next and what was learnt last', () => {
    const mastered = new Set(['a', 'b']);
    expect(outerFringe(diamond, (uid) => mastered.has(uid))).toEqual(['c']);
    expect(innerFringe(diamond, (uid) => mastered.has(uid))).toEqual(['b']);
  });

  it('names the whole way round a cycle and still gives a graph', () => {
    const { graph, problems } = buildGraph([
      lesson('a', ['c']),
      lesson('b', ['a']),
      lesson('c', ['b']),
    ]);
    expect(problems).toMatchObject([{ rule: 'cycle', path: ['a', 'c', 'b', 'a'] }]);
    expect(problems[0]?.message).toBe('Prerequisites go in a circle: a needs c needs b needs a.');
    expect(graph.order).toHaveLength(3);
  });

  it('names unknown lessons, doubled uids, bad weights, bad minutes and planned prerequisites', () => {
    const { problems } = buildGraph([
      lesson('a', ['gone'], { encompasses: { gone: 1 } }),
      lesson('a'),
      lesson('b', ['p'], { encompasses: { a: 1.5 }, minutes: -1 }),
      lesson('p', [], { planned: true }),
    ]);
    expect(problems.map(({ rule, path }) => [rule, path.join('>')])).toEqual([
      ['duplicate-lesson', 'a'],
      ['unknown-lesson', 'a>gone'],
      ['unknown-lesson', 'a>gone'],
      ['weight', 'b>a'],
      ['planned-prerequisite', 'b>p'],
      ['minutes', 'b'],
    ]);
  });

  it('weighs a far lesson by the greatest product along any path', () => {
    const graph = graphOf(
      lesson('a'),
      lesson('b', ['a'], { encompasses: { a: 0.5 } }),
      lesson('c', ['a'], { encompasses: { a: 0.9 } }),
      lesson('d', ['b', 'c'], { encompasses: { b: 1, c: 0.8 } }),
    );
    expect(graph.encompassed('d').get('a')).toBeCloseTo(0.8 * 0.9, 12);
    expect(graph.encompassing('a').get('d')).toBeCloseTo(0.8 * 0.9, 12);
  });

  it('is in topological order, with weights that agree in both directions, for any lessons', () => {
    fc.assert(
      fc.property(anyLessons, (lessons) => {
        const { graph } = buildGraph(lessons.toReversed());
        const place = new Map(graph.order.map((uid, i) => [uid, i]));
        for (const uid of graph.order) {
          for (const prerequisite of graph.prerequisites(uid))
            expect(place.get(prerequisite)).toBeLessThan(place.get(uid) ?? -1);
          for (const [part, weight] of graph.encompassed(uid))
            expect(graph.encompassing(part).get(uid)).toBeCloseTo(weight, 12);
        }
      }),
    );
  });

  it('builds a chain of 20,000 lessons without exhausting the stack', () => {
    const chain = Array.from({ length: 20_000 }, (_, i) =>
      lesson(`l${i}`, i < 19_999 ? [`l${i + 1}`] : []),
    );
    const { graph } = buildGraph(chain);
    expect(graph.depth('l0')).toBe(19_999);
  });
});
