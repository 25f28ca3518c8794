import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleLesson } from '../example/example-lesson.ts';
import { checkLessons } from './check.ts';
import { run } from './run.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lemma-content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('writes a lesson that checks without an error', async () => {
  expect((await run(['new', 'la-adding', folder])).code).toBe(0);
  const checked = await run(['check', folder]);
  expect(checked).toEqual({ code: 0, output: '1 lesson, 0 errors, 0 warnings.' });
});

it('writes a first lesson into a folder that is not there yet', async () => {
  const unit = join(folder, 'algebra', 'sums');
  expect((await run(['new', 'la-adding', unit])).code).toBe(0);
  expect((await run(['check', unit])).code).toBe(0);
});

it('leaves installed packages alone, whose documents are no lessons', async () => {
  await run(['new', 'la-adding', folder]);
  const docs = join(folder, 'node_modules/some-package/docs');
  mkdirSync(docs, { recursive: true });
  writeFileSync(join(docs, 'guide.md'), '# A guide');
  expect((await run(['check', folder])).output).toBe('1 lesson, 0 errors, 0 warnings.');
});

it('does not write over a lesson', async () => {
  await run(['new', 'la-adding', folder]);
  const before = readFileSync(join(folder, 'la-adding.md'), 'utf8');
  expect((await run(['new', 'la-adding', folder])).code).toBe(2);
  expect(readFileSync(join(folder, 'la-adding.md'), 'utf8')).toBe(before);
});

it('names a mistake by file, line and column, and exits with 1', async () => {
  writeFileSync(join(folder, 'example-lesson.md'), exampleLesson.replace(':::gotcha', ':::gotch'));
  const { code, output } = await run(['check', folder]);
  expect(code).toBe(1);
  expect(output).toMatch(
    /example-lesson\.md:\d+:1 {2}error {2}There is no block ":::gotch"\. Did you mean "gotcha"\?/,
  );
});

it('imports chapters, lists what they lose, and writes over nothing', async () => {
  const chapter = join(folder, 'Chapter 1.md');
  writeFileSync(chapter, '# Sums\n\n```{note}\nSee {cite}`key`.\n```\n');
  const into = join(folder, 'unit');
  const { code, output } = await run(['import', '--into', into, chapter]);
  expect(code).toBe(0);
  expect(output).toContain('line 4: the citation key; its key stayed');
  const lesson = readFileSync(join(into, 'chapter-1.md'), 'utf8');
  expect(lesson).toContain('title: "Sums"');
  expect(lesson).toContain(':::info\nSee (key).\n:::');
  const again = await run(['import', '--json', '--into', into, chapter, join(folder, 'none.md')]);
  expect(again.code).toBe(1);
  expect(JSON.parse(again.output)).toMatchObject({
    imports: [
      { problem: expect.stringContaining('It is there already') },
      { problem: 'There is no such file.' },
    ],
  });
  expect(readFileSync(join(into, 'chapter-1.md'), 'utf8')).toBe(lesson);
});

it('checks any Markdown as prose, without asking for what makes a lesson', async () => {
  writeFileSync(join(folder, 'Chapter 1.md'), '# Sums\n\nSee {ref}`there`.\n\n$$ a =\n');
  const checked = await run(['check', '--prose', folder]);
  expect(checked.code).toBe(1);
  expect(checked.output).toMatch(/Chapter 1\.md:3:5 {2}warning .*\[foreign-role\]/);
  expect(checked.output).toMatch(/Chapter 1\.md:5:1 {2}error .*\[unclosed-formula\]/);
  expect(checked.output).not.toContain('front matter');
  expect(checked.output).toContain('1 lesson, 1 error, 1 warning.');
});

it('says its version', async () => {
  expect((await run(['--version'])).output).toMatch(/^\d+\.\d+\.\d+$/);
});

it('gives the same as JSON', async () => {
  writeFileSync(join(folder, 'example-lesson.md'), exampleLesson.replace(':::gotcha', ':::gotch'));
  const { messages, errors } = JSON.parse((await run(['check', '--json', folder])).output) as {
    messages: { rule: string }[];
    errors: number;
  };
  expect(errors).toBe(1);
  expect(messages.map(({ rule }) => rule)).toEqual(['unknown-block']);
});

it('says the same of many lessons on all cores as on one', async () => {
  for (let i = 0; i < 30; i++) {
    const uid = `la-adding-${i}`;
    await run(['new', uid, folder]);
    if (i % 7 !== 0) continue;
    const file = join(folder, `${uid}.md`);
    writeFileSync(file, readFileSync(file, 'utf8').replace(':::hint', ':::hnit'));
  }
  const worker = new URL('main.ts', import.meta.url);
  const checked = await run(['check', folder], worker);
  expect(checked.output).toMatch(/30 lessons, 5 errors/);
  expect(checked).toEqual(await run(['check', folder]));
});

describe('widgets', () => {
  const written = (block: string) =>
    writeFileSync(
      join(folder, 'example-lesson.md'),
      exampleLesson.replace(/^::widget\{.*$/m, block),
    );
  const schemas = (text: string, name = 'widgets.mjs') => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const tally = `export const widgetSchemas = [{ name: 'tally', title: 'Tally', schema: { '~standard': {
    version: 1, vendor: 'test',
    validate: (value) => typeof value.start === 'number' ? { value } : { issues: [{ message: 'no number', path: ['start'] }] },
  } } }];`;

  it('are checked by name and props against the modules that are given', async () => {
    written('::widget{name="matrix-multiplyer" a="[[1,2"}\n\n::widget{name="tally" start="x"}');
    const file = schemas(tally);
    const given = ['--widgets', `@lemma/widgets/schemas,${file}`];
    const { code, output } = await run(['check', ...given, folder]);
    expect(code).toBe(1);
    expect(output).toMatch(
      /md:\d+:1 {2}error {2}There is no widget "matrix-multiplyer"\. Did you mean "matrix-multiplier"\?/,
    );
    expect(output).toMatch(/error {2}tally, prop "start": no number/);
    expect(
      await run(['check', '--widgets', '@lemma/widgets/schemas', '--widgets', file, folder]),
    ).toEqual({
      code,
      output,
    });
  });

  it('are checked on every core alike', async () => {
    for (let i = 0; i < 26; i++) await run(['new', `la-adding-${i}`, folder]);
    written('::widget{name="tally"}');
    const given = ['--widgets', schemas(tally)];
    const checked = await run(['check', ...given, folder], new URL('main.ts', import.meta.url));
    expect(checked.output).toMatch(/27 lessons, 1 error,/);
    expect(checked).toEqual(await run(['check', ...given, folder]));
  });

  it('are said to be unchecked if no module is given', async () => {
    written('::widget{name="matrix-multiplyer" a="[[1,2"}');
    expect((await run(['check', folder])).output).toMatch(
      /Not checked, because no --widgets is given: matrix-multiplyer\./,
    );
  });

  it('from a module that cannot be used are told with what to do', async () => {
    written('::widget{name="tally"}');
    const outputOf = async (module: string) => {
      const { code, output } = await run(['check', '--widgets', module, folder]);
      expect(code).toBe(2);
      return output;
    };
    expect(await outputOf('no-such-package/schemas')).toContain(
      'there is no module "no-such-package/schemas" where this command runs',
    );
    expect(await outputOf('./no-such-file.js')).toContain('there is no file "./no-such-file.js"');
    expect(await outputOf(schemas('export const other = [];'))).toContain(
      'exports no "widgetSchemas": it must be a list of { name, title, schema }',
    );
    expect(await outputOf(schemas('throw new Error("broken");', 'broken.mjs'))).toContain(
      'broken.mjs cannot be loaded: broken',
    );
  });
});

describe('extensions of a third party', () => {
  const lessons = {
    'x-a': ':::lab{#lab-a}\nText.\n:::\n\n::now{}',
    'x-b': '[](x-a#lab-a)',
  };
  beforeEach(() => {
    for (const [uid, text] of Object.entries(lessons)) {
      const lesson = exampleLesson.replace(/^uid: .*$/m, `uid: ${uid}`);
      writeFileSync(
        join(folder, `${uid}.md`),
        lesson.replace('## Worked example', `${text}\n\n## Worked example`),
      );
    }
  });
  const moduleOf = (text: string) => {
    const file = join(folder, 'extensions.mjs');
    writeFileSync(file, text);
    return file;
  };

  it('are known to all lessons, and to links between them', async () => {
    const file = moduleOf(
      "export const lessonExtensions = { callouts: { lab: { label: 'Lab', numbered: true } }, directives: { now: () => ({ html: '<b>now</b>' }) } };",
    );
    const { output } = await run(['check', '--extensions', file, folder]);
    expect(output).not.toMatch(/lab|unknown-leaf|link-target/);
    expect((await run(['check', folder])).output).toMatch(/There is no block ":::lab"/);
  });

  it('are refused where a module has none', async () => {
    const { code, output } = await run([
      'check',
      '--extensions',
      moduleOf('export const x = 1;'),
      folder,
    ]);
    expect(code).toBe(2);
    expect(output).toContain('exports no "lessonExtensions"');
  });
});

describe('kinds of question of a third party', () => {
  const kind = (name: string, body = '') => `{
    name: '${name}',
    schema: { '~standard': { version: 1, vendor: 'test', validate: (value) =>
      typeof value.answer === 'number' ? { value } : { issues: [{ message: 'no number', path: ['answer'] }] } } },
    answer: { '~standard': { version: 1, vendor: 'test', validate: (value) => ({ value }) } },
    shown: () => ({}), ${body || 'score: ({ answer }, value) => ({ correct: value === answer })'},
    right: ({ answer }) => answer,
  }`;
  const moduleOf = (kinds: string, name = 'kinds.mjs') => {
    const file = join(folder, name);
    writeFileSync(file, `export const questionKinds = [${kinds}];`);
    return file;
  };
  const asked = async (attributes: string) => {
    await run(['new', 'la-adding', folder]);
    const file = join(folder, 'la-adding.md');
    const markdown = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      markdown.replace('type="numeric" skill="la-adding-basics" answer="4"', attributes),
    );
  };

  it('are checked by the modules that are given, and unknown without them', async () => {
    await asked('type="estimate" skill="la-adding-basics" answer="4"');
    const file = moduleOf(kind('estimate'));
    expect(await run(['check', '--kinds', file, folder])).toEqual({
      code: 0,
      output: '1 lesson, 0 errors, 0 warnings.',
    });
    const { code, output } = await run(['check', folder]);
    expect(code).toBe(1);
    expect(output).toContain('There is no question type "estimate".');
  });

  it('name a wrong attribute by file and line', async () => {
    await asked('type="estimate" skill="la-adding-basics" answer="four"');
    const { code, output } = await run(['check', '--kinds', moduleOf(kind('estimate')), folder]);
    expect(code).toBe(1);
    expect(output).toMatch(
      /la-adding\.md:\d+:1 {2}error {2}estimate, attribute "answer": no number/,
    );
  });

  it('are checked on every core alike', async () => {
    await asked('type="estimate" skill="la-adding-basics" answer="4"');
    for (let i = 0; i < 25; i++) await run(['new', `la-more-${i}`, folder]);
    const given = ['--kinds', moduleOf(kind('estimate'))];
    const checked = await run(['check', ...given, folder], new URL('main.ts', import.meta.url));
    expect(checked.output).toContain('26 lessons, 0 errors');
    expect(checked).toEqual(await run(['check', ...given, folder]));
  });

  it.each([
    ['no kinds', '', 'export const other = [];', 'exports no "questionKinds"'],
    ['a kind without a score', kind('half', 'other: 1'), '', 'exports no "questionKinds"'],
    ['a kind that the renderer has', kind('numeric'), '', 'defines the kind "numeric"'],
  ])('from a module with %s are refused with what to do', async (_, kinds, text, message) => {
    await asked('type="numeric" skill="la-adding-basics" answer="4"');
    const file = moduleOf(kinds, `kinds-${message.length}-${kinds.length}.mjs`);
    if (text) writeFileSync(file, text);
    const { code, output } = await run(['check', '--kinds', file, folder]);
    expect(code).toBe(2);
    expect(output).toContain(message);
  });

  it('from a file that is not there are refused with the place', async () => {
    expect((await run(['check', '--kinds', './none.js', folder])).output).toContain(
      '--kinds: there is no file "./none.js"',
    );
  });
});

it('calls a lesson of the same run by its title', async () => {
  await run(['new', 'la-adding', folder]);
  await run(['new', 'la-summing', folder]);
  const file = join(folder, 'la-summing.md');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('Think aloud', 'See [](la-adding). Think aloud'),
  );
  const { lessons } = await checkLessons([folder], { lessons: [], widgets: [], kinds: [] });
  expect(JSON.stringify(lessons)).toContain('data-lesson=\\"la-adding\\">Adding</a>');
});

it('calls a place in a lesson of the same run by its name, and names one that is not there', async () => {
  await run(['new', 'la-adding', folder]);
  await run(['new', 'la-summing', folder]);
  const write = (uid: string, words: string) => {
    const file = join(folder, `${uid}.md`);
    writeFileSync(file, readFileSync(file, 'utf8').replace('## Worked example', `${words}\n\n$&`));
  };
  write('la-adding', ':::theorem[Order]{#thm-order}\n$a + b = b + a$\n:::');
  write('la-summing', 'By [](la-adding#thm-order), and [this](la-adding#thm-ordre).');
  const { lessons } = await checkLessons([folder], { lessons: [], widgets: [], kinds: [] });
  expect(JSON.stringify(lessons)).toContain('>Adding, Theorem 2</a>');
  expect((await run(['check', folder])).output).toContain(
    'Nothing in the lesson "la-adding" has the id "thm-ordre". Did you mean "thm-order"?  [link-target]',
  );
});

it('prints its usage for --help', async () => {
  const { code, output } = await run(['--help']);
  expect(code).toBe(0);
  expect(output).toContain('--widgets MODULE');
});

it('reports figures of each lesson', async () => {
  writeFileSync(join(folder, 'example-lesson.md'), exampleLesson);
  const report = JSON.parse((await run(['report', '--json', folder])).output) as {
    lessons: unknown[];
  };
  expect(report.lessons).toEqual([
    {
      lesson: 'example-lesson',
      minutes: 10,
      exercises: 3,
      reviews: 1,
      templates: 1,
      widgets: 1,
      errors: 0,
      warnings: 0,
    },
  ]);
});

it.each([
  [[]],
  [['chekc', '.']],
  [['check']],
  [['check', '/nowhere/at/all']],
  [['new', 'Not A Uid']],
])('explains itself when the command is %j', async (args) => {
  expect((await run(args)).code).toBe(2);
});
