/** `pnpm bench render`: the lesson renderer against react-markdown with the same plugins, and against innerHTML. */
import { gzipSync } from 'node:zlib';
import { type CompiledLesson, compileLesson } from '@lemma/lesson-renderer/compile';
import { loadServerSide } from './bundled.ts';
import { inChromium } from './in-chromium.ts';
import { sample, sampleBody, words } from './sample-lesson.ts';
import { pairs, type Row, summary } from '../statistics.ts';

const { reactMarkdownToString, renderLessonToString } = await loadServerSide();

export async function run(): Promise<{ readonly rows: readonly Row[] }> {
  return {
    rows: [stringRow(), ...(await pageRows()), courseRow(), linearRow()],
  };
}

function stringRow(): Row {
  const markdown = sample();
  const lesson = compiled(markdown);
  const { ratio, spread, ms } = summary(
    pairs(
      () => reactMarkdownToString(markdown),
      () => renderLessonToString(lesson),
      5,
    ),
  );
  return {
    case: `react-markdown to a string, ${words(markdown)} words`,
    ratio,
    against: 'the compiled lesson to a string',
    spread,
    ms,
    target: '≥ 200',
    'JSON kB gz': gzipSync(JSON.stringify(lesson)).length / 1000,
  };
}

async function pageRows(): Promise<Row[]> {
  const markdown = sample();
  const lesson = compiled(markdown);
  const times = await inChromium({ lesson, markdown, html: renderLessonToString(lesson) }, 9);
  const toHtml = summary(times.map((time) => [time.lesson, time.html]));
  const toPeer = summary(times.map((time) => [time.reactMarkdown, time.lesson]));
  return [
    {
      case: 'compiled lesson mounted and laid out in Chromium',
      ...toHtml,
      against: 'innerHTML with the same HTML',
      target: '≤ 1.5',
    },
    {
      case: 'react-markdown mounted and laid out in Chromium',
      ...toPeer,
      against: 'the compiled lesson',
      target: '≥ 5',
    },
  ];
}

/** A course of 150 lessons, each of its own words, compiled once, against react-markdown's way through one of them. */
function courseRow(): Row {
  const lessons = Array.from({ length: 150 }, (_, index) =>
    sample().replaceAll('origin', `origin ${index}`),
  );
  const one = processorTime(() => reactMarkdownToString(lessons[0] ?? ''));
  const ms = processorTime(() => {
    for (const markdown of lessons) compiled(markdown);
  });
  return {
    case: '150 lessons of that size compiled, processor time',
    ratio: ms / 150 / one,
    against: 'react-markdown, one lesson',
    spread: 0,
    ms,
    target: '≤ 10 s',
  };
}

/** Milliseconds of processor: a whole course takes long enough for other work to come between. */
function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Cost of 50,000 words for each word, against that of 5,000. */
function linearRow(): Row {
  const short = sampleBody(33);
  const long = sampleBody(330);
  const measured = pairs(
    () => compiled(long),
    () => compiled(short),
    3,
  ).map(([own, against]) => [own / words(long), against / words(short)] as const);
  const { ratio, spread } = summary(measured);
  return {
    case: `a word of a lesson of ${words(long)} words, compiled`,
    ratio,
    against: `a word of one of ${words(short)}`,
    spread,
    target: 'about 1',
  };
}

function compiled(markdown: string): CompiledLesson {
  const { lesson } = compileLesson(markdown, { fragment: true });
  if (!lesson) throw new Error('The sample lesson does not compile.');
  return lesson;
}
