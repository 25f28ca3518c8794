import type { CompiledQuestion } from '@lemma/lesson-renderer/compile';
import type { NodePython } from '@lemma/python-runtime/node';
import type { Proof } from './proof.ts';
import { proveKey } from './prove-key.ts';
import { proveOutput } from './prove-output.ts';
import { proveOutputs } from './prove-outputs.ts';
import { proveRepl } from './prove-repl.ts';
import { fencesOutsideQuestions } from './question-source.ts';
import type { LessonFile } from './read-courses.ts';
import { cellsHash, type IsRecorded, questionHash } from './records/proof-records.ts';

export interface LessonProofs {
  readonly questions: readonly Proof[];
  readonly outputs: readonly Proof[];
  /** The Markdown with every output block as running its code gives it. */
  readonly written: string;
  /** Uids of what is proved, of the lesson itself for its cells, with the hash of the content that it was proved of. */
  readonly proved: Readonly<Record<string, string>>;
  /** Proofs that were made now, and not taken from a record. */
  readonly made: number;
}

/** Proves every key and every displayed output of one lesson, or takes from the records that it is proved. */
export async function proveLesson(
  file: LessonFile,
  python: NodePython,
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
    if (!known) made += 1;
    if (proof.state === 'proved') proved[question.uid] = content;
  }
  const cells = cellsHash(file.markdown);
  const known = isRecorded(file.uid, cells);
  const { proofs: outputs, written } = known
    ? { proofs: recordedOutputs(file), written: file.markdown }
    : await proveOutputs(file.markdown, file.shown, python);
  if (!known) made += 1;
  if (outputs.every(({ state }) => state === 'proved')) proved[file.uid] = cells;
  return { questions, outputs, written, proved, made };

  function prove(question: CompiledQuestion, where: string): Promise<Proof> {
    if (question.kind === 'repl') return proveRepl(question, where, python);
    if (question.kind === 'output') return proveOutput(question, where, python, seeds);
    return proveKey(question, where, python, seeds);
  }
}

function recordedOutputs({ markdown, shown }: LessonFile): Proof[] {
  return fencesOutsideQuestions(markdown)
    .filter(({ info }) => info === 'output')
    .map(({ line }) => ({ where: `${shown}:${line}`, state: 'proved' }));
}
