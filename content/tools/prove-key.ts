import { isDeepStrictEqual } from 'node:util';
import { instantiateTemplate, scoreAnswer, type TemplateValue } from '@lemma/learning-engine';
import { type CompiledQuestion, instantiateQuestion } from '@lemma/lesson-renderer/compile';
import type { NodePython } from '@lemma/python-runtime/node';
import { z } from 'zod';
import type { Proof } from './proof.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Runs every draw in one program: each gets a namespace of its own, and `key` comes back as JSON. */
const harness = `
import json as _json, fractions as _fractions
def _plain(value):
    if isinstance(value, _fractions.Fraction):
        return float(value)
    if isinstance(value, (list, tuple)):
        return [_plain(entry) for entry in value]
    return value
_keys = []
for _values in _draws:
    _namespace = dict(_values)
    exec(_verify, _namespace)
    _keys.append(_plain(_namespace["key"]))
print(_json.dumps(_keys))
`;

/** Recomputes a question's key from its parameters by its `verify` snippet, over `seeds` draws. */
export async function proveKey(
  question: CompiledQuestion,
  where: string,
  python: NodePython,
  seeds: number,
): Promise<Proof> {
  const { template, verify } = question;
  if (verify === undefined) return { where, state: 'unproved' };
  const draws: {
    seed: number;
    values: Record<string, TemplateValue>;
    key: CompiledQuestion['key'];
  }[] = [];
  for (let seed = 1; seed <= (template ? seeds : 1); seed += 1) {
    const drawn = template
      ? instantiateTemplate(template, seed)
      : { ok: true as const, values: {} };
    if (!drawn.ok)
      return {
        where,
        state: 'wrong',
        message: `Seed ${seed}: ${drawn.problem.message} ${drawn.problem.fix}`,
      };
    draws.push({
      seed,
      values: { ...drawn.values },
      key: template ? instantiateQuestion(question, seed).key : question.key,
    });
  }
  const program = `_draws = ${pythonLiteral(draws.map(({ values }) => values))}\n_verify = ${JSON.stringify(verify)}\n${harness}`;
  const { status, stdout, error } = await python.run(program, {
    timeoutMs: 60_000,
    filename: 'verify.py',
  });
  if (status !== 'ok')
    return {
      where,
      state: 'wrong',
      message: `The verify snippet does not run: ${error?.message ?? status}`,
    };
  const keys = z.array(z.unknown()).parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]'));
  for (const [index, { seed, key }] of draws.entries())
    if (!agrees(key, keys[index]))
      return {
        where,
        state: 'wrong',
        message: `Seed ${seed}: the key is ${JSON.stringify(key)}, but verify computes ${JSON.stringify(keys[index])}.`,
      };
  return { where, state: 'proved' };
}

function agrees(key: CompiledQuestion['key'], computed: unknown): boolean {
  switch (key.kind) {
    case 'numeric':
      return near(key.value, singleNumber(computed));
    case 'matrix': {
      const entries = z.array(z.union([z.number(), z.array(z.number())])).safeParse(computed);
      if (!entries.success) return false;
      const rows = entries.data.map((row) => (typeof row === 'number' ? [row] : row));
      return (
        rows.length === key.entries.length &&
        rows.every(
          (row, i) =>
            row.length === key.entries[i]?.length &&
            row.every((value, j) => near(key.entries[i]?.[j], value)),
        )
      );
    }
    case 'multiple-choice':
    case 'multi': {
      const right = rightOptions(computed, key.options.length);
      const expected = key.options.flatMap((option, index) =>
        key.correct.includes(option) ? [index] : [],
      );
      return (
        right !== undefined &&
        right.length === expected.length &&
        expected.every((index) => right.includes(index))
      );
    }
    case 'cloze': {
      const gaps = z.array(z.union([z.string(), z.number()])).safeParse(computed);
      const answer = { kind: 'cloze', gaps: (gaps.data ?? []).map(String) } as const;
      return scoreAnswer(key, answer).correct;
    }
    case 'order': {
      const texts = new Map(key.lines.map(({ id, text }) => [id, text]));
      return key.orders.some((lines) =>
        isDeepStrictEqual(
          computed,
          lines.map(({ id }) => texts.get(id)),
        ),
      );
    }
    case 'expression':
      return (
        typeof computed === 'string' &&
        scoreAnswer(key, { kind: 'expression', text: computed }).correct
      );
    case 'point': {
      const points = z.array(z.tuple([z.number(), z.number()])).safeParse(computed);
      return scoreAnswer(key, { kind: 'point', points: points.data ?? [] }).correct;
    }
    case 'fault':
      return key.line === singleNumber(computed);
    case 'custom':
    case 'match':
    case 'output':
    case 'repl':
      return false;
  }
}

/** Positions of the right options from letters (`"b"`, `["a", "c"]`) or a truth value for each option. */
function rightOptions(computed: unknown, count: number): number[] | undefined {
  const list: unknown[] = Array.isArray(computed) ? computed : [computed];
  if (list.length === count && list.every((value) => typeof value === 'boolean'))
    return list.flatMap((value, index) => (value ? [index] : []));
  const positions = list.map((value) =>
    typeof value === 'string' ? letters.indexOf(value.toLowerCase()) : -1,
  );
  return positions.every((position) => position >= 0) ? positions : undefined;
}

function singleNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return Array.isArray(value) && value.length === 1 ? singleNumber(value[0]) : undefined;
}

function near(a: number | undefined, b: number | undefined): boolean {
  return a !== undefined && b !== undefined && Math.abs(a - b) <= 1e-7 * Math.max(1, Math.abs(a));
}

function pythonLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(pythonLiteral).join(', ')}]`;
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, entry]) => `${JSON.stringify(name)}: ${pythonLiteral(entry)}`)
      .join(', ')}}`;
  return JSON.stringify(value);
}
