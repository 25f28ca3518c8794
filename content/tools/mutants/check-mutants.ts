import type { CompiledQuestion } from '@lemma/lesson-renderer/compile';
import type { NodePython } from '@lemma/python-runtime/node';
import type { PythonOf } from '../lesson-pythons.ts';
import { makeMutants } from './make-mutants.ts';
import { contentHash, type MutantRecords } from '../records/mutant-records.ts';
import { againShare } from '../records/proof-records.ts';
import { proveMutants } from './prove-mutants.ts';

interface ExerciseFile {
  readonly shown: string;
  readonly lesson:
    | {
        readonly packages?: readonly string[];
        readonly questions: readonly Pick<CompiledQuestion, 'uid' | 'line' | 'repl'>[];
      }
    | undefined;
}

export interface MutantCheck {
  /** A sentence for each surviving mutant, and for each line that is named as equivalent without need. */
  readonly problems: readonly string[];
  readonly surviving: number;
  readonly mutants: number;
  /** Exercises whose mutants were graded in this run, of `exercises`. */
  readonly proved: number;
  readonly exercises: number;
  readonly records: MutantRecords;
}

/** Proves that the tests of every exercise find each mutant of its solution, where no record says so already. */
export async function checkMutants(
  lessons: readonly ExerciseFile[],
  python: NodePython,
  known: MutantRecords,
  random: () => number,
  pythonOf: PythonOf = () => Promise.resolve(python),
): Promise<MutantCheck> {
  const exercises = lessons.flatMap(({ shown, lesson }) =>
    (lesson?.questions ?? []).flatMap(({ uid, line, repl }) =>
      repl
        ? [{ uid, where: `${shown}:${line} ${uid}`, repl, lesson, content: contentHash(repl) }]
        : [],
    ),
  );
  const records = { ...known.exercises };
  const due = exercises.filter(
    ({ uid, content }) => records[uid]?.content !== content || random() < againShare,
  );
  const mutants = await makeMutants(
    due.map(({ repl }) => repl.solution),
    python,
  );
  const problems: string[] = [];
  let surviving = 0;
  let proved = 0;
  for (const [index, { uid, where, repl, lesson, content }] of due.entries()) {
    const runner = await pythonOf(lesson);
    // Nothing here can run it: what is recorded stays.
    if (!runner) continue;
    proved += 1;
    const proof = await proveMutants(repl, mutants[index] ?? [], runner);
    surviving += proof.surviving.length;
    for (const { kind, line } of proof.surviving)
      problems.push(
        `${where} error The tests accept another program, with the line "${line}" (${kind}). Add a test that fails for it, or name it: - equivalent: "${line}" with a reason.`,
      );
    for (const line of proof.unused)
      problems.push(
        `${where} error The tests find the line "${line}", which is named as equivalent. Take that entry out, or write the line as the message about it does.`,
      );
    if (proof.surviving.length + proof.unused.length === 0)
      records[uid] = { content, mutants: proof.mutants };
    else delete records[uid];
  }
  return {
    problems,
    surviving,
    mutants: exercises.reduce((sum, { uid }) => sum + (records[uid]?.mutants ?? 0), 0),
    proved,
    exercises: exercises.length,
    records: { checker: known.checker, exercises: records },
  };
}
