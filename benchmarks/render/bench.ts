/** `pnpm bench render`: the lesson renderer against react-markdown with the same plugins, and against innerHTML. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compileLesson, type LearnerLesson, toLearnerLesson } from '@lemma/lesson-renderer/compile';
import { loadServerSide } from './bundled.ts';
import { inChromium, memoryOf } from './in-chromium.ts';
import { sample, sampleBody, words } from './sample-lesson.ts';
import { median, pairs, type Row, spread, summary, timed } from '../statistics.ts';

const root = join(import.meta.dirname, '../..');
const { markdownItWithTokens, markedWithTokens, reactMarkdownToString, renderLessonToString } =
  await loadServerSide();

export async function run(): Promise<{ readonly rows: readonly Row[] }> {
  return {
    rows: [
      stringRow(),
      ...readyTreeRows(),
      ...(await pageRows()),
      watchRow(),
      unseenRow(),
      firstRow(),
      courseRow(),
      linearRow(),
      ...(process.platform === 'linux' ? [await memoryRow()] : []),
    ],
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

/**
 * Peers that parsed beforehand and have their formulas as HTML: what each does for a page. Graphs, which no peer draws, are left out. A string
 * that was put together is copied only when it is read: the rows in bytes count that, too.
 */
function readyTreeRows(): Row[] {
  const markdown = sample(false);
  const lesson = compiled(markdown);
  const peers = {
    marked: markedWithTokens(markdown),
    'markdown-it': markdownItWithTokens(markdown),
  };
  const read = {
    'to a string': (html: string) => html,
    'to bytes': (html: string) => Buffer.byteLength(html),
  };
  return Object.entries(peers).flatMap(([peer, toString]) =>
    Object.entries(read).map(([form, of]) => {
      const { ratio, spread, ms } = summary(
        pairs(
          () => of(toString()),
          () => of(renderLessonToString(lesson)),
          41,
        ),
      );
      return {
        case: `${peer} with its tokens and formulas ready, ${form}`,
        ratio,
        against: `the compiled lesson ${form}`,
        spread,
        ms,
        target: '≥ 3',
      };
    }),
  );
}

async function pageRows(): Promise<Row[]> {
  const markdown = sample();
  const lesson = compiled(markdown);
  const times = await inChromium({ lesson, markdown, html: renderLessonToString(lesson) }, 9);
  const toHtml = summary(times.map((time) => [time.lesson, time.html]));
  const toPeer = summary(times.map((time) => [time.reactMarkdown, time.lesson]));
  return [
    {
      case: 'compiled lesson mounted and painted in Chromium',
      ...toHtml,
      against: 'innerHTML with the same HTML',
      target: '≤ 1.5',
    },
    {
      case: 'react-markdown mounted and painted in Chromium',
      ...toPeer,
      against: 'the compiled lesson',
      target: '≥ 5',
    },
  ];
}

/** The command line on 150 lessons of the courses, from its start, as an author runs it. */
function courseRow(): Row {
  const folder = mkdtempSync(join(tmpdir(), 'lemma-bench-'));
  try {
    const lessons = globSync('content/*/*/*.md', { cwd: root });
    for (let count = 0; count < 150; count += 1) {
      const file = lessons[count % lessons.length] ?? '';
      writeFileSync(
        join(folder, `${count}-${basename(file)}`),
        `${readFileSync(join(root, file), 'utf8')}\n<!-- ${count} -->\n`,
      );
    }
    const start = performance.now();
    const main = join(root, 'packages/lesson-renderer/src/cli/main.ts');
    const { status } = spawnSync(
      process.execPath,
      ['--conditions=@lemma/source', main, 'check', '--json', folder],
      { stdio: 'ignore' },
    );
    if (status === 2) throw new Error('lemma-content check did not run.');
    const ms = performance.now() - start;
    return {
      case: '150 lessons checked by lemma-content, from its start',
      ratio: ms / 10_000,
      against: '10 s',
      spread: 0,
      ms,
      target: '≤ 1',
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One lesson of 3,000 words, another word in it each time, as a watching build compiles it. */
function watchRow(): Row {
  const times = Array.from({ length: 9 }, (_, edit) =>
    timed(() => compiled(sample().replace('origin', `origin ${edit}`))),
  );
  return {
    case: 'an edited lesson compiled anew',
    ratio: median(times) / 150,
    against: '150 ms',
    spread: spread(times),
    ms: median(times),
    target: '≤ 1',
  };
}

/** A lesson of formulas that no lesson before it had, in a process that has compiled others. */
function unseenRow(): Row {
  const times = Array.from({ length: 15 }, (_, lesson) => {
    const markdown = unseen(lesson);
    return timed(() => compiled(markdown));
  });
  return {
    case: 'a lesson of formulas that were never set, compiled',
    ratio: median(times) / 60,
    against: '60 ms',
    spread: spread(times),
    ms: median(times),
    target: '≤ 1',
  };
}

/** The sample with another number in each of its formulas. */
const unseen = (lesson: number): string =>
  sample()
    .replaceAll(/\$\$\n([^$]+)\n\$\$/g, (_all, tex: string) => `$$\n${tex} + ${lesson}\n$$`)
    .replaceAll(/(?<!\$)\$([^$\n]+)\$(?!\$)/g, (_all, tex: string) => `$${tex} + ${lesson}$`);

/** The first lesson of a process, with nothing warmed up; loading the package is not counted. */
function firstRow(): Row {
  const script = `
    import { sample } from ${JSON.stringify(join(import.meta.dirname, 'sample-lesson.ts'))};
    import { compileLesson } from '@lemma/lesson-renderer/compile';
    const markdown = sample();
    const begun = performance.now();
    compileLesson(markdown, { fragment: true });
    console.log(performance.now() - begun);`;
  const times = Array.from({ length: 5 }, () => {
    const { stdout } = spawnSync(
      process.execPath,
      ['--conditions=@lemma/source', '--input-type=module', '--eval', script],
      { cwd: root, encoding: 'utf8' },
    );
    return Number(stdout);
  });
  return {
    case: 'the first lesson of a process, compiled',
    ratio: median(times) / 250,
    against: '250 ms',
    spread: spread(times),
    ms: median(times),
    target: '≤ 1',
  };
}

async function memoryRow(): Promise<Row> {
  const lessons = Array.from({ length: 16 }, (_, index) =>
    compiled(sample().replaceAll('origin', `origin ${index}`)),
  );
  const one = await memoryOf(lessons.slice(0, 1));
  const all = await memoryOf(lessons);
  return {
    case: 'memory of a page with 16 such lessons, opened at the first',
    ratio: all / one,
    against: 'with one',
    spread: 0,
    MB: all,
    target: '< 3',
  };
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

function compiled(markdown: string): LearnerLesson {
  const { lesson, messages } = compileLesson(markdown, { fragment: true });
  if (!lesson || messages.length > 0) throw new Error('The sample lesson does not compile.');
  return toLearnerLesson(lesson, { seed: 1 });
}
