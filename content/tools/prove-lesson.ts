import type { CompiledLesson, CompiledQuestion } from '@lemma/lesson-renderer/compile';
import { PythonLiteralError } from '@lemma/python-runtime';
import type { NodePython } from '@lemma/python-runtime/node';
import type { Proof } from './proof.ts';
import { proveKey } from './prove-key.ts';
import { proveOutput } from './prove-output.ts';
import { isOutput, proveOutputs, type ShownOutputs } from './prove-outputs.ts';
import { proveProgram } from './prove-program.ts';
import { proveRepl } from './prove-repl.ts';
import { proveReviews } from './prove-reviews.ts';
import { fencesOutsideQuestions } from './question-source.ts';
import type { LessonFile } from './read-courses.ts';
import { cellsHash, type IsRecorded, questionHash, reviewsHash } from './records/proof-records.ts';

export interface LessonProofs {
  readonly questions: readonly Proof[];
  readonly outputs: readonly Proof[];
  /** Whether reviews in a row differ; none of a lesson that does not compile. */
  readonly reviews: readonly Proof[];
  /** Every output and every figure as running the code gives it. */
  readonly written: ShownOutputs;
  /** Uids of what is proved, of the lesson itself for its cells, with `:reviews` for these, with the hash of the content that it was proved of. */
  readonly proved: Readonly<Record<string, string>>;
  /** Proofs that were made now, and not taken from a record. */
  readonly made: number;
}

/** Proves every key and every displayed output of one lesson, or takes from the records that it is proved. */
export async function proveLesson(
  file: LessonFile,
  /** Undefined where this machine has none that could run it: what is not recorded is then not run. */
  python: NodePython | undefined,
  seeds: number,
  isRecorded: IsRecorded = () => false,
): Promise<LessonProofs> {
  const proved: Record<string, string> = {};
  const questions: Proof[] = [];
  let made = 0;
  for (const question of file.lesson?.questions ?? []) {
    const where = `${file.shown}:${question.line} ${question.uid}`;
    const content = questionHash(question);
    const known = isRecorded(question.uid, content);
    const proof = known ? ({ where, state: 'proved' } as const) : await prove(question, where);
    questions.push(proof);
    if (!known && proof.state !== 'not-run') made += 1;
    if (proof.state === 'proved') proved[question.uid] = content;
  }
  const cells = cellsHash(file);
  const known = isRecorded(file.uid, cells);
  const { proofs: outputs, written } =
    known || !python
      ? { proofs: unrunOutputs(file, known ? 'proved' : 'not-run'), written: file }
      : await proveOutputs(file, file.shown, python);
  if (!known && python) made += 1;
  if ((known || python) && outputs.every(({ state }) => state === 'proved'))
    proved[file.uid] = cells;
  const reviews = file.lesson ? [provedReviews(file.lesson)] : [];
  return { questions, outputs, reviews, written, proved, made };

  function provedReviews(lesson: CompiledLesson): Proof {
    const content = reviewsHash(lesson);
    const uid = `${file.uid}:reviews`;
    const known = isRecorded(uid, content);
    const proof = known
      ? ({ where: file.shown, state: 'proved' } as const)
      : proveReviews(lesson, file.shown);
    if (!known) made += 1;
    if (proof.state === 'proved') proved[uid] = content;
    return proof;
  }

  async function prove(question: CompiledQuestion, where: string): Promise<Proof> {
    const proof = await proofOf(question, where).catch((error: unknown): Proof => {
      if (!(error instanceof PythonLiteralError)) throw error;
      return { where, state: 'wrong', message: `In a test's "expect": ${error.message}` };
    });
    const { unproved } = question;
    if (proof.state === 'not-run') return proof;
    if (unproved === undefined || proof.state === 'wrong') return proof;
    if (proof.state === 'unproved') return { ...proof, message: unproved };
    const message = `The key is proved, and unproved="${unproved}" says that it cannot be. Take the attribute out.`;
    return { where, state: 'wrong', message };
  }

  async function proofOf(question: CompiledQuestion, where: string): Promise<Proof> {
    if (!python) return { where, state: 'not-run' };
    if (question.kind === 'repl') return proveRepl(question, where, python);
    if (question.kind === 'output') return proveOutput(question, where, python, seeds);
    const byTests = question.proof ? await proveProgram(question, where, python, seeds) : undefined;
    if (byTests?.state === 'wrong') return byTests;
    const byVerify = await proveKey(question, where, python, seeds);
    if (byVerify.state !== 'unproved' || !byTests) return byVerify;
    const outside = gapsOutside(question);
    if (outside.length === 0) return byTests;
    const message = `The tests run the program, and gap ${outside.join(', ')} stands outside of it. Add a block "python verify" that sets key to the list of what belongs in all gaps.`;
    return { where, state: 'wrong', message };
  }
}

/** Ids of the gaps of a question with a program that are not in the program. */
function gapsOutside({ key, program = '' }: CompiledQuestion): readonly string[] {
  if (key.kind !== 'cloze') return [];
  return key.gaps.flatMap(({ id }) => (program.includes(`[?${id}]`) ? [] : id));
}

function unrunOutputs({ markdown, shown }: LessonFile, state: Proof['state']): Proof[] {
  return fencesOutsideQuestions(markdown)
    .filter(({ info }) => isOutput(info))
    .map(({ line }) => ({ where: `${shown}:${line}`, state }));
}
