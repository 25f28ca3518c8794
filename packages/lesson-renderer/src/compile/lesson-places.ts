import type { LessonExtensions } from '../format/extensions.ts';
import { calloutKinds } from '../markdown/callouts.ts';
import { markFigures } from '../markdown/figures.ts';
import { englishLabels, type LessonLabels } from '../format/labels.ts';
import { parseMarkdown } from '../markdown/parse.ts';
import { resolveReferences } from '../markdown/references.ts';
import { Reporter } from '../format/reporter.ts';
import { collectTargets } from '../markdown/targets.ts';
import { tame } from '../markdown/tame.ts';
import { WorkBudget } from '../budget/work-budget.ts';

/** A lesson's text, and where it stands. */
export interface PlacedLesson {
  readonly uid: string;
  readonly markdown: string;
  /** Place in its unit, from 1: the `number` that it is compiled with. */
  readonly number?: number | undefined;
}

/** Names of what stands in one lesson, by id. */
export type LessonPlaces = Readonly<Record<string, string>>;

/** `la-dot#def-dot`, from the first letter of the uid on. */
const address = /(?<![a-z0-9-])([a-z][a-z0-9-]*)#[\w:-]/g;

/**
 * Names of what stands in lessons, by uid and id: `{ 'la-dot': { 'def-dot': 'Definition 1' } }`, for the option
 * `lessonPlaces`. Only lessons that one of them links into are read. `labels`: those that the lessons are compiled with.
 *
 * @param read Reads one lesson; one that keeps what it has read may stand here.
 */
export function lessonPlaces(
  lessons: readonly PlacedLesson[],
  labels: Partial<LessonLabels> = {},
  read: (lesson: PlacedLesson) => LessonPlaces = (lesson) => placesIn(lesson, labels, callouts),
  callouts?: LessonExtensions['callouts'],
): Readonly<Record<string, LessonPlaces>> {
  const linked = new Set(lessons.flatMap(({ markdown }) => lessonsLinkedFrom(markdown)));
  return Object.fromEntries(
    lessons.filter(({ uid }) => linked.has(uid)).map((lesson) => [lesson.uid, read(lesson)]),
  );
}

/** Uids of lessons that a text has an address of a place in, and words that look like one. */
export function lessonsLinkedFrom(markdown: string): readonly string[] {
  return Array.from(markdown.matchAll(address), ([, uid = '']) => uid);
}

/** Names of what stands in one lesson, by id. */
export function placesIn(
  { markdown, number }: Pick<PlacedLesson, 'markdown' | 'number'>,
  labels: Partial<LessonLabels> = {},
  callouts?: LessonExtensions['callouts'],
): LessonPlaces {
  // What is wrong with the lesson is told where it is compiled.
  const { report } = new Reporter('');
  const { text } = tame(markdown.replaceAll(/\r\n?/g, '\n'), report);
  const tree = parseMarkdown(text);
  resolveReferences(tree, new WorkBudget(text.length, report));
  markFigures(tree);
  const { byId } = collectTargets(
    tree,
    number ? `${number}.` : '',
    report,
    { ...englishLabels, ...labels },
    calloutKinds(callouts),
  );
  return Object.fromEntries(Array.from(byId, ([id, { label }]) => [id, label]));
}
