import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer } from '@lemma/learning-engine';
import { afterAll, describe, expect, it } from 'vitest';
import { rightAnswer, studyThrough } from '../../testing/server/study-through.ts';
import { engines, openTestDatabase } from '../../testing/server/test-database.ts';
import { startTestServer } from '../../testing/server/test-server.ts';
import { loadContent } from '../content/load-content.ts';

const day = 24 * 60 * 60 * 1000;
const root = mkdtempSync(join(tmpdir(), 'rounds-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The test content, with lesson one in two rounds: adding, then choosing. */
function contentInRounds(name: string) {
  const directory = join(root, name);
  cpSync(join(import.meta.dirname, '../../testing/server/content'), directory, { recursive: true });
  const file = join(directory, 'testing/first/one.md');
  const third = (id: string, like: string, source: string) => {
    const start = source.indexOf(`::::question{#${like}`);
    const end = source.indexOf('\n::::\n', start) + '\n::::\n'.length;
    const question = source.slice(start, end);
    return source.replace(question, `${question}\n${question.replace(like, id)}`);
  };
  const source = third('pick-3', 'pick-2', third('add-3', 'add-2', readFileSync(file, 'utf8')));
  writeFileSync(
    file,
    source.replace(
      '::::question{#pick-1',
      '## Explanation\n\nChoosing comes next.\n\n## Worked example\n\nTwo is chosen.\n\n## Exercises\n\n::::question{#pick-1',
    ),
  );
  const load = () =>
    loadContent({
      directory,
      onProblem: (message) => {
        throw new Error(message);
      },
    });
  return { file, load };
}

describe.each(engines)('a lesson in two rounds on %s', (engine) => {
  /** A study in which the skill of the second round is not known; what it asked. */
  const learner = async (name: string) => {
    const { file, load } = contentInRounds(`${name}-${engine}`);
    const database = await openTestDatabase(engine);
    const server = await startTestServer(engine, { database, content: load() });
    return { server, database, file, load };
  };
  const study = async (
    server: Awaited<ReturnType<typeof startTestServer>>,
    knows: (question: string) => boolean,
  ) => {
    const asked: string[] = [];
    const answer = (uid: string, seed: number): Answer => {
      asked.push(uid.replace(/^one\/(\w+)-\d$/u, '$1'));
      return knows(uid) ? rightAnswer(server.content, uid, seed) : { kind: 'dont-know' };
    };
    const end = await studyThrough(server.as('auth0|rounds'), server.content, 'one', { answer });
    return { asked, end };
  };

  it('returns to the round that failed, also on a new version of the lesson', async () => {
    const { server, database, file, load } = await learner('failed');
    const first = await study(server, (uid) => uid.includes('add'));
    expect(first.asked.slice(0, 5)).toEqual(['add', 'add', 'add', 'add', 'pick']);
    expect(first.end).toMatchObject({ outcome: 'failed', next_round: 2 });

    const page = await server
      .as('auth0|rounds')
      .interactiveLesson({ params: { lesson_uid: 'one' } });
    expect(page.first_step).toMatchObject({ question: { skill: 'choose' } });

    writeFileSync(file, readFileSync(file, 'utf8').replace('Adding is worth it', 'Adding helps'));
    const after = await startTestServer(engine, { database, content: load() });
    const second = await study(after, () => true);
    expect(second.asked).toEqual(['pick', 'pick']);
    expect(second.end).toMatchObject({ outcome: 'passed' });
    expect(second.end.next_round).toBeUndefined();
    await after.close();
  });

  it('begins at the beginning again after a month, and after a first round that failed', async () => {
    const { server } = await learner('later');
    const first = await study(server, (uid) => uid.includes('pick'));
    expect(first.end).toMatchObject({ outcome: 'failed' });
    expect(first.end.next_round).toBeUndefined();
    const second = await study(server, (uid) => uid.includes('add'));
    expect(second.asked.slice(0, 2)).toEqual(['add', 'add']);
    server.advance(31 * day);
    expect((await study(server, () => true)).asked).toEqual([
      'add',
      'add',
      'add',
      'add',
      'pick',
      'pick',
    ]);
    await server.close();
  });
});
