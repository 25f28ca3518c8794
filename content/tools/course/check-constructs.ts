import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPython, type NodePython, splitProgram } from '@lemma/python-runtime/node';
import { z } from 'zod';
import { fences } from '../question-source.ts';
import { ancestors, byUid, type CourseLesson, type LessonMarkdown } from './course-lesson.ts';

const program = readFileSync(join(import.meta.dirname, 'constructs.py'), 'utf8');

/** `constructs.yaml` of a course: which lessons teach a construct, and who explains one before its lesson. */
export const constructsFile = z.object({
  taught_by: z.record(z.string(), z.array(z.string()).min(1)),
  explained_in_place: z.record(z.string(), z.record(z.string(), z.string().min(1))).default({}),
});
export type Constructs = z.output<typeof constructsFile>;

/** Lessons whose programs use what none of their prerequisites teaches. A sentence for each. */
export async function checkConstructs(
  written: readonly LessonMarkdown[],
  lessons: readonly CourseLesson[],
  { taught_by: taughtBy, explained_in_place: explained }: Constructs,
  python: NodePython,
): Promise<string[]> {
  const graph = byUid(lessons);
  const used = await constructsOf(
    written.map(({ markdown }) => programs(markdown)),
    python,
  );
  return written.flatMap(({ uid, file }, index) => {
    const known = new Set([uid, ...ancestors(uid, graph)]);
    return [...(used[index] ?? [])].flatMap((construct) => {
      const teachers = taughtBy[construct] ?? [];
      if (teachers.length === 0 || teachers.some((teacher) => known.has(teacher))) return [];
      if (explained[uid]?.[construct] !== undefined) return [];
      return [
        `${file} error Its programs use "${construct}", which ${teachers.join(' or ')} teaches. Make that a prerequisite, or do without.`,
      ];
    });
  });
}

/** A slot of a seeded template stands for a value. */
const slot = /\{\{.*?\}\}/gu;

const learners = /^python(?:\s+(?:run|play|starter|solution|program|order|extra|fault))?$/u;
const gap = /\[\?\d+\]/gu;

/** What learners read and write: cells, played programs, shown code, starters, solutions and programs to trace or build; no proofs and no wrong solutions. */
function programs(markdown: string): string[] {
  return fences(markdown)
    .filter(({ info }) => learners.test(info))
    .flatMap(({ body }) => pythonFiles(body))
    .map((source) => source.replaceAll(slot, '0').replaceAll(gap, 'x'));
}

function pythonFiles(program: string): string[] {
  const { main, beside } = splitProgram(program);
  return [main, ...beside.filter(isPython).map(({ text }) => text)];
}

async function constructsOf(
  lessons: readonly (readonly string[])[],
  python: NodePython,
): Promise<Set<string>[]> {
  const literal = JSON.stringify(lessons.flat());
  const { status, stdout, error } = await python.run(`_programs = ${literal}\n${program}`, {
    timeoutMs: 60_000,
    filename: 'constructs.py',
  });
  if (status !== 'ok')
    throw new Error(`constructs.py does not run: ${error?.message ?? status}. Mend it first.`);
  const found = z.array(z.array(z.string())).parse(JSON.parse(stdout));
  let next = 0;
  return lessons.map((sources) => new Set(sources.flatMap(() => found[next++] ?? [])));
}
