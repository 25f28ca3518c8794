import { CourseFileError } from '@lemma/lesson-renderer/course';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { attemptAt, studyThrough } from '../../testing/server/study-through.ts';
import { engines, openTestDatabase } from '../../testing/server/test-database.ts';
import { startTestServer } from '../../testing/server/test-server.ts';
import { replayAll } from '../learner/replay.ts';
import { loadContent } from './load-content.ts';

const root = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(root, { recursive: true }));

function copyContent(name: string): string {
  const directory = join(root, name);
  cpSync(join(import.meta.dirname, '../../testing/server/content'), directory, { recursive: true });
  return directory;
}

const load = (directory: string, problems: string[] = []) =>
  loadContent({ directory, onProblem: (message) => problems.push(message) });

describe.each(engines)('a lesson that changes on %s', (engine) => {
  it('is finished on the version that it was begun with; the next session has the new one', async () => {
    const directory = copyContent(`changed-${engine}`);
    const database = await openTestDatabase(engine);
    const before = await startTestServer(engine, { database, content: load(directory) });
    const begun = await before.as('auth0|ada').sessionInitialisation({
      body: { session_uid: crypto.randomUUID(), kind: 'lesson', lesson_uid: 'one' },
    });

    const file = join(directory, 'testing/first/one.md');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/#(add|pick)-/gu, '#renamed-$1-'));
    const after = await startTestServer(engine, { database, content: load(directory) });
    const ada = after.as('auth0|ada');
    // The identity of the second server is another one; the learner is the same.
    const resumed = await ada.session({ params: { session_uid: begun.session_uid } });
    expect(resumed).toEqual(begun);
    let step = resumed.next;
    while (step.type === 'question')
      step = (
        await ada.multipleChoiceAttempt(attemptAt(begun.session_uid, step, { kind: 'dont-know' }))
      ).next;
    expect(step.outcome).toBe('failed');

    const renewed = await ada.sessionInitialisation({
      body: { session_uid: crypto.randomUUID(), kind: 'lesson', lesson_uid: 'one' },
    });
    expect(renewed.lesson_version).not.toBe(begun.lesson_version);
    expect(renewed.next).toMatchObject({ question: { uid: expect.stringContaining('renamed') } });
    const { tables } = await ada.exportData();
    expect(new Set(tables['attempt']?.map((row) => row['lessonVersion']))).toEqual(
      new Set([begun.lesson_version]),
    );
    expect(after.failures).toEqual([]);
    await after.close();
  });

  it('of its uid keeps what a learner has at it, and their goals', async () => {
    const directory = copyContent(`replaced-${engine}`);
    const database = await openTestDatabase(engine);
    const before = await startTestServer(engine, { database, content: load(directory) });
    await studyThrough(before.as('auth0|ada'), before.content, 'one');
    const goal = { course_uid: crypto.randomUUID(), title: 'Mine', goal_lesson_uids: ['one'] };
    await before.as('auth0|ada').createCourse({ body: goal });

    const first = join(directory, 'testing/first');
    const one = readFileSync(join(first, 'one.md'), 'utf8').replace('uid: one', 'uid: uno');
    writeFileSync(join(first, 'uno.md'), one);
    rmSync(join(first, 'one.md'));
    const two = readFileSync(join(first, 'two.md'), 'utf8');
    writeFileSync(join(first, 'two.md'), two.replace('[one]', '[uno]'));
    const course = join(directory, 'testing/course.yaml');
    const units = readFileSync(course, 'utf8').replace('[one, two]', '[uno, two]');
    const lessons = async () => {
      const content = load(directory);
      const after = await startTestServer(engine, { database, content });
      const ada = after.as('auth0|ada');
      const standing = await ada.courseLessons({ params: { course_id: 'testing' } });
      const custom = await ada.customCourse({ params: { course_id: goal.course_uid } });
      const { differing } = await replayAll(database.db, content, { write: false });
      return {
        statuses: standing.lessons.map(({ lesson_uid, status }) => `${lesson_uid} ${status}`),
        goals: custom.goal_lesson_uids,
        version: content.version,
        differing,
      };
    };
    writeFileSync(course, units);
    const lost = await lessons();
    expect(lost.statuses.slice(0, 2)).toEqual(['uno available', 'two locked']);

    writeFileSync(course, `${units}replaces:\n  uno: [one]\n`);
    const kept = await lessons();
    expect(kept.statuses.slice(0, 2)).toEqual(['uno mastered', 'two available']);
    expect(kept.goals).toEqual(['uno']);
    expect(kept.differing).toEqual([]);
    expect(kept.version).not.toBe(lost.version);
    await before.close();
  });

  it('that was begun free stays open to who began it when it is free no longer', async () => {
    const directory = copyContent(`free-${engine}`);
    const course = join(directory, 'testing/course.yaml');
    const freeUnits = (count: number) =>
      writeFileSync(
        course,
        readFileSync(course, 'utf8').replace(/free_units: \d/u, `free_units: ${count}`),
      );
    const lesson = { lesson_uid: 'one' };
    const start = () => ({ session_uid: crypto.randomUUID(), kind: 'lesson' as const, ...lesson });
    const database = await openTestDatabase(engine);
    const before = await startTestServer(engine, { database, content: load(directory) });
    await before.as('auth0|ada').sessionInitialisation({ body: start() });

    freeUnits(0);
    const after = await startTestServer(engine, { database, content: load(directory) });
    const ada = after.as('auth0|ada');
    const ben = after.as('auth0|ben');
    await expect(ben.sessionInitialisation({ body: start() })).rejects.toMatchObject({
      status: 402,
    });
    expect((await ada.sessionInitialisation({ body: start() })).next.type).toBe('question');
    expect((await ada.lessonReference({ params: lesson })).lesson.uid).toBe('one');
    const accessTo = async (learner: typeof ada) =>
      (await learner.courseLessons({ params: { course_id: 'testing' } })).lessons.map(
        ({ lesson_uid, has_access }) => [lesson_uid, has_access],
      );
    expect(await accessTo(ada)).toEqual(
      expect.arrayContaining([
        ['one', true],
        ['two', false],
      ]),
    );
    expect(await accessTo(ben)).toEqual(
      expect.arrayContaining([
        ['one', false],
        ['two', false],
      ]),
    );
    expect(await after.as(undefined).freeLessons()).toEqual([]);
    expect(after.failures).toEqual([]);
    await after.close();
  });
});

describe('a content folder', () => {
  it('with a broken lesson serves the rest and names the mistake', () => {
    const directory = copyContent('broken');
    writeFileSync(join(directory, 'testing/first/two.md'), 'no front matter');
    const problems: string[] = [];
    const content = load(directory, problems);
    expect([...content.lessons.keys()]).toEqual(['one', 'three']);
    expect(problems.join('\n')).toContain('testing/first/two.md:1:1');
  });

  it('says which lessons are placed and not written, and which are written and not placed', () => {
    const directory = copyContent('misplaced');
    renameSync(
      join(directory, 'testing/second/three.md'),
      join(directory, 'testing/first/three.md'),
    );
    const problems: string[] = [];
    expect([...load(directory, problems).lessons.keys()]).toEqual(['one', 'two']);
    expect(problems[0]).toContain(
      'course.yaml names the lesson three, but there is no second/three.md',
    );
    expect(problems[1]).toContain('testing/first/three.md is not in its unit');
  });

  it('with a broken course says which file and why', () => {
    const directory = copyContent('no-course');
    writeFileSync(join(directory, 'testing/course.yaml'), 'uid: Testing\n');
    expect(() => load(directory)).toThrow(CourseFileError);
    expect(() => load(directory)).toThrow(/course\.yaml:1:6 .*kebab-case/u);
  });

  it('is the same version when nothing changed, compiled or from the cache', () => {
    const directory = copyContent('cached');
    const cached = () =>
      loadContent({
        directory,
        cacheDirectory: join(root, 'cache'),
        onProblem: (message) => {
          throw new Error(message);
        },
      });
    expect(cached().version).toBe(cached().version);
    expect(cached().version).toBe(load(directory).version);
  });

  it('names places of other lessons, anew once they have another number, and a link to none is a mistake', () => {
    const directory = copyContent('places');
    const edit = (file: string, from: string | RegExp, to: string) => {
      const path = join(directory, 'testing', file);
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
    };
    for (const file of ['course.yaml', 'plan.yaml', 'second/three.md'])
      edit(file, 'three', 'part-three');
    renameSync(
      join(directory, 'testing/second/three.md'),
      join(directory, 'testing/second/part-three.md'),
    );
    edit('second/part-three.md', /^## Worked example$/mu, ':::theorem[A]{#thm-a}\nx\n:::\n\n$&');
    edit('first/two.md', /^## Worked example$/mu, 'By [](part-three#thm-a).\n\n$&');
    const problems: string[] = [];
    const lesson = () => {
      const content = loadContent({
        directory,
        cacheDirectory: join(root, 'cache-of-places'),
        onProblem: (message) => problems.push(message),
      });
      return JSON.stringify(content.lessons.get('two'));
    };
    expect(lesson()).toContain('>Lesson three, Theorem 1.1</a>');
    edit('second/part-three.md', ':::theorem[A]', ':::theorem[Before]\nx\n:::\n\n$&');
    expect(lesson()).toContain('>Lesson three, Theorem 1.2</a>');
    expect(problems).toEqual([]);
    edit('second/part-three.md', '{#thm-a}', '{#thm-b}');
    lesson();
    expect(problems.join('\n')).toMatch(
      /two\.md:\d+:\d+ Nothing in the lesson "part-three" has the id "thm-a"\./u,
    );
  });
});
