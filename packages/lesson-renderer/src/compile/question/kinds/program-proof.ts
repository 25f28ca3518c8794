import type { Code } from 'mdast';
import type { ProgramProof } from '../../../format/compiled-lesson.ts';
import type { KindParts, QuestionBlock } from '../source/question-kind.ts';
import { gapsIn } from './gap-markers.ts';
import { readProof } from './repl-tests.ts';

const example =
  'Write "- stdout: …" for what the program prints, or "- call: …" with "expect: …" or "raises: …".';

/** The `yaml tests` of a question whose lines are put in order; undefined if it has none, or none that can be used. */
export function orderProof(block: QuestionBlock): ProgramProof | undefined {
  return proofOf(block, block.source.order !== undefined);
}

/** The program of a faulty line as it stands, its tests, and what replaces the line; empty lines do not count. */
export function faultProof(
  block: QuestionBlock,
  line: number,
): Pick<KindParts, 'program' | 'proof'> {
  const { source, node } = block;
  const { fault, mended, tests } = source;
  if (!mended && !tests) return {};
  const proof = proofOf(block, fault !== undefined);
  if (!mended || !tests) {
    const missing = mended ? '"yaml tests"' : '"python mended"';
    return fail(
      block,
      mended ?? tests ?? node,
      `The question lacks ${missing}: the program is run with the wrong line mended, and as it stands.`,
      'Write the line as it should be in a block "python mended", and the tests that it then passes in a block "yaml tests".',
    );
  }
  const wrongLine = fault?.value.split('\n').filter((one) => one.trim() !== '')[line - 1];
  if (mended.value.trimEnd() === wrongLine?.trimEnd())
    return fail(
      block,
      mended,
      'The block "python mended" is the wrong line itself.',
      'Write what should stand in its place.',
    );
  return proof && fault ? { program: fault.value, proof: { ...proof, mended: mended.value } } : {};
}

/** The program of a prompt with gaps, and its tests. */
export function clozeProof(block: QuestionBlock): Pick<KindParts, 'program' | 'proof'> {
  const { source } = block;
  const { tests } = source;
  if (!tests) return {};
  const programs = source.prompt.filter(
    (child): child is Code =>
      child.type === 'code' && child.lang === 'python' && gapsIn(child.value).length > 0,
  );
  const [program] = programs;
  const proof = proofOf(block, program !== undefined);
  if (!proof || !program) return {};
  if (programs.length > 1)
    return fail(
      block,
      tests,
      'The prompt has several programs with gaps, and the tests run one.',
      'Join the programs, or write a block "python verify" instead of the tests.',
    );
  return { program: program.value, proof };
}

function proofOf(block: QuestionBlock, isProgram: boolean): ProgramProof | undefined {
  const { tests } = block.source;
  if (!tests) return undefined;
  if (!isProgram) {
    fail(
      block,
      tests,
      'Tests run a program, and this question has none to run.',
      'Write the lines or the gaps in a block of Python, or leave the tests out.',
    );
    return undefined;
  }
  const before = block.context.reporter.messages.length;
  const proof = readProof(tests, block.context);
  if (block.context.reporter.messages.length > before) return undefined;
  if (proof.cases.length > 0) return proof;
  fail(block, tests, 'No test runs the program.', example);
  return undefined;
}

function fail(
  { context }: QuestionBlock,
  at: Parameters<typeof context.reporter.report>[2],
  message: string,
  fix: string,
): Record<string, never> {
  context.reporter.report('program-tests', 'error', at, message, fix);
  return {};
}
