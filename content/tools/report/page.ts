import type { QuestionKind } from '@lemma/lesson-renderer/compile';
import type { AlikePair } from '../course/alike.ts';
import type { Counts } from '../course/counts.ts';
import type { Notation } from '../course/check-notation.ts';
import { escape } from './escape.ts';
import { type LessonFigures, total } from './lesson-figures.ts';
import { pageStyle } from './page-style.ts';

export interface CourseReport {
  readonly uid: string;
  readonly title: string;
  readonly units: readonly { readonly uid: string; readonly title: string }[];
  readonly planned: readonly { readonly unit: string }[];
  readonly lessons: readonly LessonFigures[];
  /** SVG. */
  readonly picture: string;
  readonly notation: Notation;
}

export interface Report {
  readonly counts: Counts;
  readonly courses: readonly CourseReport[];
  /** What does not hold of the courses as a whole. */
  readonly problems: readonly string[];
  readonly alike: readonly AlikePair[];
  readonly seeds: number;
}

/** The report as one HTML page that needs nothing else. */
export function reportPage({ counts, courses, problems, alike, seeds }: Report): string {
  const lessons = courses.flatMap((course) => course.lessons);
  const unproved = lessons.flatMap((lesson) => lesson.unproved);
  const messages = [...problems, ...lessons.flatMap((lesson) => lesson.messages)];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Content report</title><style>${pageStyle}</style></head><body><main>
<h1>Content report</h1>
<dl class="figures">
${figure('Lessons', counts.lessons)}${figure('Questions', counts.questions)}
${figure(
  'Keys proved',
  percent(
    total(lessons, ({ proved }) => proved),
    counts.questions,
  ),
)}
${figure(
  'Minutes',
  total(lessons, ({ minutes }) => minutes),
)}
${figure(
  'Planned lessons',
  total(courses, ({ planned }) => planned.length),
)}
</dl>
<p>A seeded template counts once. Keys of templates were recomputed over ${seeds} seeds.</p>
${courses.map(courseSection).join('')}
<h2>Keys without a proof</h2>
${
  unproved.length === 0
    ? '<p>Every key is proved.</p>'
    : table(
        ['question', 'kind', 'why'],
        unproved.map(({ uid, kind, reason }) => [uid, kind, reason ?? 'not said']),
      )
}
<h2>Lint</h2>${messages.length === 0 ? '<p>Nothing to say: every check is clean.</p>' : list(messages)}
<h2>Most alike questions</h2>
${table(
  ['', 'question', 'and', 'alike'],
  alike.map(({ a, b, alike: share }, index) => [index + 1, a, b, `${Math.round(share * 100)} %`]),
)}
</main></body></html>
`;
}

function courseSection({
  title,
  units,
  planned,
  lessons,
  picture,
  notation,
}: CourseReport): string {
  const rows = units.map((unit) => {
    const own = lessons.filter((lesson) => lesson.unit === unit.uid);
    return [
      unit.title,
      own.length,
      planned.filter((lesson) => lesson.unit === unit.uid).length,
      ...amounts(own),
      total(own, ({ minutes }) => minutes),
    ];
  });
  const sums = [
    'All',
    lessons.length,
    planned.length,
    ...amounts(lessons),
    total(lessons, ({ minutes }) => minutes),
  ];
  return `<section><h2>${escape(title)}</h2>
${table(['unit', 'lessons', 'planned', ...amountNames, 'minutes'], [...rows, sums])}
<h3>Graph</h3><p>Filled: written. Hollow: planned.</p><div class="wide">${picture}</div>
<h3>Lessons</h3>
${table(
  ['lesson', 'minutes', 'words', 'words a sentence', 'reading ease', ...amountNames],
  lessons.map((lesson) => [
    lesson.title,
    lesson.minutes,
    lesson.prose.words,
    lesson.prose.sentence.toFixed(1),
    Math.round(lesson.prose.ease),
    ...amounts([lesson]),
  ]),
)}
${
  notation.length === 0
    ? ''
    : `<h3>Notation</h3>${table(
        ['sign', 'means'],
        notation.map(({ sign, means }) => [sign, means]),
      )}`
}</section>`;
}

/** Columns of the kinds of question. */
const kindColumns: readonly (readonly [kind: QuestionKind, name: string])[] = [
  ['multiple-choice', 'choice'],
  ['numeric', 'numeric'],
  ['matrix', 'matrix'],
  ['repl', 'REPL'],
  ['output', 'output'],
  ['order', 'order'],
  ['cloze', 'cloze'],
  ['match', 'match'],
  ['fault', 'fault'],
  ['expression', 'expression'],
  ['multi', 'several'],
  ['point', 'point'],
  ['custom', 'custom'],
];

const amountNames = [
  'questions',
  ...kindColumns.map(([, name]) => name),
  'templates',
  'proved',
  'choices proved',
];

function amounts(lessons: readonly LessonFigures[]): (string | number)[] {
  const kind = (name: QuestionKind) => total(lessons, ({ byKind }) => byKind[name] ?? 0);
  const questions = total(lessons, (lesson) => lesson.questions);
  return [
    questions,
    ...kindColumns.map(([name]) => kind(name)),
    total(lessons, ({ templates }) => templates),
    percent(
      total(lessons, ({ proved }) => proved),
      questions,
    ),
    percent(
      total(lessons, ({ choicesProved }) => choicesProved),
      kind('multiple-choice'),
    ),
  ];
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;
}

function figure(name: string, value: string | number): string {
  return `<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

function list(entries: readonly string[]): string {
  return `<ul>${entries.map((entry) => `<li>${escape(entry)}</li>`).join('')}</ul>`;
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = (tag: 'th' | 'td', row: readonly (string | number)[]) =>
    row
      .map(
        (cell) =>
          `<${tag}${typeof cell === 'number' || /^[\d–]/u.test(cell) ? ' class="number"' : ''}>${escape(String(cell))}</${tag}>`,
      )
      .join('');
  return `<div class="wide"><table><thead><tr>${cells('th', head)}</tr></thead><tbody>${rows
    .map((row) => `<tr>${cells('td', row)}</tr>`)
    .join('')}</tbody></table></div>`;
}
