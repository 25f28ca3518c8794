import { isDeepStrictEqual } from 'node:util';
import { instantiateTemplate, scoreAnswer, type TemplateValue } from '@lemma/learning-engine';
import { type CompiledQuestion, instantiateQuestion } from '@lemma/lesson-renderer/compile';
import type { NodePython } from '@lemma/python-runtime/node';
import { z } from 'zod';
import type { Proof } from './proof.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Runs every draw in one program: each gets a namespace of its own, and `key` comes back as JSON. */
const harness = `
import ast as _ast, json as _json, fractions as _fractions
def _outcome(code, names=None):
    names = {} if names is None else names
    try:
        try:
            tree = compile(code, "outcome", "eval")
        except SyntaxError:
            return exec(compile(code, "outcome", "exec"), names)
        return eval(tree, names)
    except Exception as error:
        return type(error).__name__
def _texts(value, parts):
    def same(text):
        try:
            literal = _ast.literal_eval(text)
        except (SyntaxError, ValueError):
            return False
        return type(literal) is type(value) and literal == value
    # A text "4" is written in quotes where there is a number 4 as well.
    return [text for text in parts if same(text)] or [text for text in parts if str(value) == text]
def _plain(value):
    if isinstance(value, _fractions.Fraction):
        return float(value)
    if isinstance(value, (list, tuple)):
        return [_plain(entry) for entry in value]
    # Numbers and arrays of NumPy.
    return _plain(value.tolist()) if hasattr(value, "tolist") else value
_keys = []
for _parts, _values in _draws:
    _namespace = {"outcome": _outcome, **_parts, **_values}
    exec(_verify, _namespace)
    _key = _namespace["key"]
    _keys.append([_texts(_value, _parts["right"]) for _value in _key] if "right" in _parts else _plain(_key))
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
    parts: QuestionParts;
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
    const instance = template ? instantiateQuestion(question, seed) : question;
    draws.push({
      seed,
      values: { ...drawn.values },
      key: instance.key,
      parts: partsOf(instance),
    });
  }
  const program = `_draws = ${pythonLiteral(draws.map(({ parts, values }) => [parts, values]))}\n_verify = ${JSON.stringify(verify)}\n${harness}`;
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
  for (const [index, { seed, key, parts }] of draws.entries()) {
    const agree = key.kind === 'match' ? pairsAgree(parts, keys[index]) : agrees(key, keys[index]);
    if (!agree)
      return {
        where,
        state: 'wrong',
        message: `Seed ${seed}: the key is ${JSON.stringify(parts.pairs ?? key)}, but verify computes ${JSON.stringify(keys[index])}.`,
      };
  }
  return { where, state: 'proved' };
}

/** Texts of a drawn question that a verify snippet may use: the cells of a table, or lines, as a learner reads them. */
interface QuestionParts {
  readonly left?: readonly string[];
  /** All parts of the right side, also those that fit nowhere. */
  readonly right?: readonly string[];
  /** The right partner of each left part. */
  readonly pairs?: readonly string[];
  readonly lines?: readonly string[];
}

function partsOf({ key, material }: CompiledQuestion): QuestionParts {
  if (key.kind === 'order') return { lines: key.lines.map(({ text }) => text) };
  if (key.kind !== 'match' || material?.kind !== 'match') return {};
  const texts = new Map(material.right.map(({ id, text }) => [id, text]));
  return {
    left: material.left.map(({ text }) => text),
    right: material.right.map(({ text }) => text),
    pairs: key.pairs.map(([, right]) => texts.get(right) ?? ''),
  };
}

/** Whether each computed value is written in one right part only, and that is the partner of its left part. */
function pairsAgree({ pairs = [] }: QuestionParts, computed: unknown): boolean {
  return isDeepStrictEqual(
    computed,
    pairs.map((text) => [text]),
  );
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
    // Compared by `pairsAgree`.
    case 'match':
    case 'custom':
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
