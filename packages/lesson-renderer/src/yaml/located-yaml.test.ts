import { expect, it } from 'vitest';
import { readYaml } from './located-yaml.ts';
import { placeAt } from './place-at.ts';

const source =
  'title: A\npoints:\n  P: { at: [1, "2"] }\nlist:\n  - a: 1\n  - &x c\n  - *x\nempty:\n';

it('reads values and tells where each stands', () => {
  const yaml = readYaml(source);
  expect(yaml.value).toEqual({
    title: 'A',
    points: { P: { at: [1, '2'] } },
    list: [{ a: 1 }, 'c', 'c'],
    empty: null,
  });
  const place = (...path: (string | number)[]) => placeAt(source, yaml.offsetOf(path));
  expect(place('title')).toEqual({ line: 1, column: 8 });
  expect(place('points', 'P', 'at', 1)).toEqual({ line: 3, column: 16 });
  expect(place('list', 0, 'a')).toEqual({ line: 5, column: 8 });
  expect(place('list', 2)).toEqual({ line: 7, column: 5 });
});

it('points at the key of an empty value, and at the holder of a missing one', () => {
  const yaml = readYaml(source);
  expect(placeAt(source, yaml.offsetOf(['empty']))).toEqual({ line: 8, column: 1 });
  expect(placeAt(source, yaml.offsetOf(['points', 'P', 'drag']))).toEqual({ line: 3, column: 6 });
});

it('leaves scalars as typed where they are text', () => {
  expect(readYaml('a: 5\nb: true\nc: "x"', 'text').value).toEqual({ a: '5', b: 'true', c: 'x' });
});

it('names the place of what is no YAML', () => {
  expect(readYaml('a: 1\na: 2\n').problem).toEqual({
    message: 'The key `a` stands here twice.',
    fix: 'Keep one of them.',
    offset: 5,
  });
  expect(readYaml('a: [1,\n').problem?.offset).toBe(3);
  expect(readYaml('a: 1\n---\nb: 2\n').problem?.offset).toBe(5);
});

it('refuses an alias bomb', () => {
  const bomb = ['a: &a [x]'];
  for (let i = 0; i < 9; i++) bomb.push(`b${i}: [${'*a, '.repeat(9)}]`);
  expect(readYaml(bomb.join('\n')).problem?.message).toMatch(/alias/i);
});
