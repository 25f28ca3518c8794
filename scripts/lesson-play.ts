/**
 * `pnpm content:play [UID…] [--phone] [--sample] [--json]`: plays lessons of content/ in the built Storybook
 * (`pnpm storybook:build`) as learners do, from the first line to the end. Commits to each prediction, uses each widget,
 * answers each question wrong (as the author foresaw, if they did) and, on the page opened anew, right. Sees that each
 * answer is called what it is, that its feedback and steps are shown, that the page fits the window, that the console
 * is silent, and that axe finds nothing once all is answered.
 *
 * At both widths; `--phone`: at 390 px alone. `--sample`: the few lessons that have between them every kind of question,
 * prediction and widget, and in each the first question of a kind, on a phone. Ends with 1 if anything is not as it should be.
 */
import { basename, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '@lemma/testing/chromium';
import { compilePreview } from '../.storybook/lessons/compile-preview.ts';
import { courseLessons } from '../.storybook/lessons/course-lessons.ts';
import { type BuiltLesson, builtLessons, builtStorybook, learnerPage } from './built-lessons.ts';
import { type Fault, reasonOf } from './lesson-play/fault.ts';
import { playLesson } from './lesson-play/play-lesson.ts';
import { firstOfEachKind } from './lesson-play/questions.ts';
import { playedKindsOf, sampleOf } from './lesson-sample.ts';
import { printTable } from './measure/table.ts';
import { serveFolder } from './static-server.ts';

const words = process.argv.slice(2);
const isSample = words.includes('--sample');
const wanted = words.filter((word) => !word.startsWith('--'));
const phone = { width: 390, height: 844 };
const widths =
  isSample || words.includes('--phone') ? [phone] : [phone, { width: 1440, height: 900 }];

const all = builtLessons();
const uidOf = ({ file }: BuiltLesson) => basename(file, '.md');
const unknown = wanted.filter((uid) => !all.some((lesson) => uidOf(lesson) === uid));
if (unknown.length > 0) {
  console.error(
    `The built Storybook has no lesson ${unknown.join(', ')}: check the name, or run "pnpm storybook:build" again.`,
  );
  process.exit(1);
}
const named = all.filter((lesson) => wanted.length === 0 || wanted.includes(uidOf(lesson)));
// Their programs need wheels of NumPy and pandas, which Storybook was built with or without.
const hasWheels = process.env['PYTHON_WHEELS_FROM'] !== undefined;
const importsPackages = ({ markdown }: BuiltLesson) => /^packages: /mu.test(markdown);
const playable = hasWheels ? named : named.filter((lesson) => !importsPackages(lesson));
if (playable.length < named.length)
  console.log(
    `not run: ${named.length - playable.length} lessons that import packages, since PYTHON_WHEELS_FROM names no wheels.`,
  );
const lessons = isSample ? sampleOf(playable, ({ markdown }) => markdown, playedKindsOf) : playable;

interface Played {
  readonly uid: string;
  readonly width: number;
  readonly questions: number;
  readonly faults: readonly (Fault & { readonly file: string; readonly width: number })[];
}

const known = courseLessons(join(import.meta.dirname, '..'));
const games = lessons.flatMap((lesson) => widths.map((viewport) => ({ viewport, lesson })));
const played: Played[] = [];
const server = await serveFolder(builtStorybook);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
// Two at a time: a page waits as long for its timers and downloads as for a core.
await Promise.all([playAll(), playAll()]);
await browser.close();
server.close();

const faults = played.flatMap((one) => one.faults);
const answers = played.reduce((sum, one) => sum + 2 * one.questions, 0);
const counts = { lessons: lessons.length, widths: widths.length, answers };
printTable([{ ...counts, faults: faults.length }], { ...counts, faults });
process.exitCode = played.length > 0 && faults.length === 0 ? 0 : 1;

/** Plays one lesson after the other until none is left. */
async function playAll(): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  for (let game = games.shift(); game; game = games.shift())
    played.push(await play(page, game.lesson, game.viewport));
  await context.close();
}

async function play(page: Page, built: BuiltLesson, viewport: typeof phone): Promise<Played> {
  const { width } = viewport;
  const uid = uidOf(built);
  const { lesson } = compilePreview(built.markdown, built.file, known, built.figures);
  const questions = lesson?.questions ?? [];
  const asked = isSample ? firstOfEachKind(questions) : questions;
  const found: Fault[] = [];
  await page.setViewportSize(viewport);
  if (lesson) {
    for (const right of [false, true])
      found.push(
        ...(await playOnce(page, learnerPage(server.url, built), lesson, { right, asked })),
      );
  } else {
    found.push({ part: 'the lesson', message: 'It does not compile: run "pnpm content:check".' });
  }
  for (const { line, part, message } of found)
    console.log(
      `${built.file}${line === undefined ? '' : `:${line}`}  ${width} px  ${part}: ${message}`,
    );
  console.log(`${uid}  ${width} px: ${2 * asked.length} answers, ${found.length} faults`);
  return {
    uid,
    width,
    questions: asked.length,
    faults: found.map((fault) => ({ ...fault, file: built.file, width })),
  };
}

async function playOnce(...game: Parameters<typeof playLesson>): Promise<readonly Fault[]> {
  try {
    return await playLesson(...game);
  } catch (error) {
    return [{ part: 'the page', message: `It cannot be played: ${reasonOf(error)}` }];
  }
}
