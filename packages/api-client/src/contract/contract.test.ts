import { describe, expect, it } from 'vitest';
import { sampleOf } from '../fake/sample.ts';
import { contract, operations, problemsOf } from './contract.ts';
import { fillPath } from './endpoint.ts';
import { problemCode, problems, problemType } from './problem.ts';
import { specifiedCalls, specifiedWithoutToken } from './specification.ts';

const byRow = new Map(
  operations.map(([operation, endpoint]) => [
    `${endpoint.method} ${endpoint.path}`,
    { operation, endpoint },
  ]),
);

describe('the contract', () => {
  it.each(specifiedCalls)('has the specified call %s', (row) => {
    const found = byRow.get(row);
    expect(found?.endpoint.extension).toBeUndefined();
    expect(found).toBeDefined();
  });

  it('asks for a token only where the specification does', () => {
    // Diagnostics and reading are open to visitors by design: there the contract asks for less.
    const stricter = [...specifiedWithoutToken].filter(
      (row) => byRow.get(row)?.endpoint.auth === 'bearer',
    );
    expect(stricter).toEqual([]);
  });

  it('marks every call that the specification does not name as an extension', () => {
    const specified = new Set<string>(specifiedCalls);
    const unmarked = operations.filter(
      ([, endpoint]) =>
        !specified.has(`${endpoint.method} ${endpoint.path}`) && !endpoint.extension,
    );
    expect(unmarked).toEqual([]);
  });

  it('has no two calls with the same method and path', () => {
    expect(byRow.size).toBe(operations.length);
  });

  it.each(operations)(
    'names every path parameter of %s in its schema',
    (_operation, { path, params }) => {
      const named = [...path.matchAll(/\{(\w+)\}/gu)].map((match) => String(match[1]));
      expect(Object.keys(params?.shape ?? {}).toSorted()).toEqual(named.toSorted());
    },
  );

  it('takes the bare name as the body of update-name, and no longer one than 32 characters', () => {
    const { body } = contract.updateName;
    expect(body.parse('Ada')).toBe('Ada');
    expect(body.safeParse('a'.repeat(33)).success).toBe(false);
    expect(body.safeParse({ name: 'Ada' }).success).toBe(false);
  });

  it.each(operations.filter(([, endpoint]) => endpoint.body && endpoint.body.type === 'object'))(
    'refuses a field that %s does not know',
    (_operation, { body }) => {
      const sample = body && sampleOf(body);
      expect(body?.safeParse(sample).error).toBeUndefined();
      expect(body?.safeParse({ ...(sample as object), surprise: 1 }).success).toBe(false);
    },
  );

  it('gives every problem a type that leads back to its code', () => {
    for (const code of Object.keys(problems) as (keyof typeof problems)[])
      expect(problemCode(problemType(code))).toBe(code);
    expect(problemCode('about:blank')).toBeUndefined();
  });

  it('lets every call with a token be refused for want of one', () => {
    expect(problemsOf(contract.me)).toEqual(
      expect.arrayContaining(['unauthenticated', 'insufficient-scope', 'too-many-requests']),
    );
    expect(problemsOf(contract.version)).not.toContain('unauthenticated');
  });

  it('keeps an id with a slash in one segment of the path', () => {
    expect(fillPath('/a/{id}/b', { id: 'la/1 é' })).toBe('/a/la%2F1%20%C3%A9/b');
  });
});
