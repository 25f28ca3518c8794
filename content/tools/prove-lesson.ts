import type { NodePython } from '@lemma/python-runtime/node';
import type { Proof } from './proof.ts';
import { proveKey } from './prove-key.ts';
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
    questions.push(
      question.kind === 'repl'
        ? await proveRepl(question, where, python)
        : await proveKey(question, where, python, seeds),
    );
  }
  return { questions, outputs, written };
}
