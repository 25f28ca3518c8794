import type { CompiledQuestion } from '@lemma/lesson-renderer/compile';
import type { NodePython } from '@lemma/python-runtime/node';
import type { Proof } from './proof.ts';
import { proveKey } from './prove-key.ts';
import { proveOutput } from './prove-output.ts';
import { proveOutputs } from './prove-outputs.ts';
import { proveRepl } from './prove-repl.ts';
import type { LessonFile } from './read-courses.ts';

export interface LessonProofs {
  readonly questions: readonly Proof[];
  readonly outputs: readonly Proof[];
  /** The Markdown with every output block as running its code gives it. */
  readonly written: string;
}

/** Proves every key and every displayed output of one lesson. */
export async function proveLesson(
  file: LessonFile,
  python: NodePython,
  seeds: number,
): Promise<LessonProofs> {
  const { proofs: outputs, written } = await proveOutputs(file.markdown, file.shown, python);
  const questions: Proof[] = [];
  for (const question of file.lesson?.questions ?? []) {
    const where = `${file.shown}:${question.line} ${question.uid}`;
    questions.push(await prove(question, where));
  }
  return { questions, outputs, written };

  function prove(question: CompiledQuestion, where: string): Promise<Proof> {
    if (question.kind === 'repl') return proveRepl(question, where, python);
    if (question.kind === 'output') return proveOutput(question, where, python, seeds);
    return proveKey(question, where, python, seeds);
  }
}
