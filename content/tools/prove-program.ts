import { type PlacedLine, scoreAnswer } from '@lemma/learning-engine';
import { type CompiledQuestion, instantiateQuestion } from '@lemma/lesson-renderer/compile';
import type { NodePython } from '@lemma/python-runtime/node';
import type { Proof } from './proof.ts';
import { runPrograms } from './run-programs.ts';

/** Draws in which wrong answers are tried out; right ones are run in all. */
const wrongDraws = 8;
/** Draws in which every order is tried that one moved line makes: of ten lines these are 90. */
const movedDraws = 2;

/** A program that some answer to the question stands for. */
interface Candidate {
  readonly seed: number;
  readonly code: string;
  /** Whether the answer is right by the key. */
  readonly right: boolean;
  /** The answer, in the words of a message. */
  readonly answer: string;
  /** What to do about a wrong answer that passes. */
  readonly fix: string;
}

/**
 * Proves the key of an `order`, `cloze` or `fault` of code by its tests: the program of each right answer passes them in every draw,
 * and those of wrong answers fail. Wrong are: a line replaced by one that belongs nowhere, an order that is one moved line away, an option or foreseen
 * mistake in a gap, and the faulty program as it stands.
 */
export async function proveProgram(
  question: CompiledQuestion,
  where: string,
  python: NodePython,
  seeds: number,
): Promise<Proof> {
  const wrong = (message: string): Proof => ({ where, state: 'wrong', message });
  const draws = Array.from({ length: question.template ? seeds : 1 }, (_, index) => {
    const seed = index + 1;
    const drawn = instantiateQuestion(question, seed);
    return { drawn, candidates: candidatesOf(drawn, seed) };
  });
  const tried = draws.flatMap(({ drawn, candidates }) =>
    candidates.map((candidate) => ({ ...candidate, proof: drawn.proof })),
  );
  const runs = await runPrograms(
    tried.map(({ code, proof }) => ({
      code,
      cases: proof?.cases ?? [],
      rules: proof?.rules ?? [],
    })),
    python,
  );
  if ('problem' in runs) return wrong(`The tests cannot be run: ${runs.problem}`);
  for (const [index, { seed, right, answer, fix }] of tried.entries()) {
    const fault = runs.faults[index];
    if (right && fault !== undefined) return wrong(`Seed ${seed}: with ${answer}, ${fault}`);
    if (!right && fault === undefined)
      return wrong(`Seed ${seed}: ${answer} passes the tests as well. ${fix}`);
  }
  return { where, state: 'proved' };
}

function candidatesOf(question: CompiledQuestion, seed: number): readonly Candidate[] {
  switch (question.key.kind) {
    case 'order':
      return orderCandidates(question, question.key, seed);
    case 'cloze':
      return clozeCandidates(question, question.key, seed);
    case 'fault':
      return faultCandidates(question, question.key, seed);
    default:
      return [];
  }
}

type KeyOf<Kind> = Extract<CompiledQuestion['key'], { readonly kind: Kind }>;

function orderCandidates(
  { material }: CompiledQuestion,
  key: KeyOf<'order'>,
  seed: number,
): readonly Candidate[] {
  if (material?.kind !== 'order') return [];
  const texts = new Map(key.lines.map(({ id, text }) => [id, text]));
  const asCode = (lines: readonly PlacedLine[]) =>
    lines.map(({ id, indent }) => `${'    '.repeat(indent)}${texts.get(id) ?? ''}`).join('\n');
  const [first = []] = key.orders;
  const right = key.orders.map((lines, index): Candidate => ({
    seed,
    code: asCode(lines),
    right: true,
    answer: index === 0 ? 'the lines in their order' : `order ${index} of "also"`,
    fix: '',
  }));
  const placed = new Set(first.map(({ id }) => id));
  const extras = key.lines.filter(({ id }) => !placed.has(id));
  const replaced = first.flatMap((line, at) =>
    extras.map(({ id, text }) => ({
      lines: first.with(at, { ...line, id }),
      answer: `"${text}" in place of "${texts.get(line.id) ?? ''}"`,
      fix: 'Add a test that fails for it, or change the line that belongs nowhere.',
    })),
  );
  const moved = seed > movedDraws ? [] : key.orders.flatMap((lines) => oneMoved(lines, texts));
  const others = seed > wrongDraws ? [] : [...replaced, ...moved];
  const wrong = others
    .filter(({ lines }) => !scoreAnswer(key, { kind: 'order', lines }).correct)
    .map(({ lines, answer, fix }) => ({ seed, code: asCode(lines), right: false, answer, fix }));
  return [...right, ...wrong];
}

/** Every order that one line at another place makes. */
function oneMoved(lines: readonly PlacedLine[], texts: ReadonlyMap<string, string>) {
  return lines.flatMap((line, from) =>
    lines.flatMap((_, to) => {
      if (to === from) return [];
      const order = lines.toSpliced(from, 1).toSpliced(to, 0, line);
      const numbers = order.map((one) => lines.indexOf(one) + 1).join(' ');
      return [
        {
          lines: order,
          answer: `the order ${numbers}, with "${texts.get(line.id) ?? ''}" as line ${to + 1},`,
          fix: `Name the order: also="${numbers}". Or add a test that fails for it.`,
        },
      ];
    }),
  );
}

function clozeCandidates(
  { program = '', material, mistakes = [] }: CompiledQuestion,
  key: KeyOf<'cloze'>,
  seed: number,
): readonly Candidate[] {
  if (material?.kind !== 'cloze') return [];
  const firsts = key.gaps.map(({ accept: [first = ''] }) => first);
  const filled = (gaps: readonly string[]) =>
    program.replaceAll(/\[\?(\d{1,2})\]/gu, (_, id: string) => gaps[Number(id) - 1] ?? '');
  const base: Candidate = {
    seed,
    code: filled(firsts),
    right: true,
    answer: 'the gaps filled in',
    fix: '',
  };
  const inGap = (at: number, text: string, right: boolean): Candidate => ({
    seed,
    code: filled(firsts.with(at, text)),
    right,
    answer: `\`${text}\` in gap ${at + 1}`,
    fix: 'Accept it in the gap, or add a test that fails for it.',
  });
  const inProgram = (at: number) => program.includes(`[?${at + 1}]`);
  const accepted = key.gaps.flatMap(({ accept }, at) =>
    inProgram(at) ? accept.slice(1).map((text) => inGap(at, text, true)) : [],
  );
  const wrong =
    seed > wrongDraws
      ? []
      : key.gaps.flatMap(({ id }, at) => {
          if (!inProgram(at)) return [];
          const options = material.gaps[at]?.options ?? [];
          const foreseen = mistakes.flatMap((mistake) =>
            'part' in mistake && mistake.part === id ? (mistake.given ?? []) : [],
          );
          return [...new Set([...options, ...foreseen])]
            .filter((text) => {
              const gaps = firsts.with(at, text);
              return !scoreAnswer(key, { kind: 'cloze', gaps }).correct;
            })
            .map((text) => inGap(at, text, false));
        });
  return [base, ...accepted, ...wrong];
}

function faultCandidates(
  { program = '', proof }: CompiledQuestion,
  key: KeyOf<'fault'>,
  seed: number,
): readonly Candidate[] {
  const lines = program.split('\n');
  // Empty lines do not count.
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]));
  const mended = lines.with(filled[key.line - 1] ?? 0, proof?.mended ?? '').join('\n');
  return [
    { seed, code: mended, right: true, answer: `line ${key.line} mended`, fix: '' },
    {
      seed,
      code: program,
      right: false,
      answer: 'the program as it stands',
      fix: 'Add the test that shows the fault.',
    },
  ];
}
