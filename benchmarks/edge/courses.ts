import { randomUUID } from 'node:crypto';
// oxlint-disable-next-line no-restricted-imports -- the learners use the browser's own client
import { type ApiClient, ApiError, type SessionStepWire } from '@lemma/api-client';
import type { Content } from '../../apps/edge/src/content/content.ts';
import { bareTransactions } from '../../apps/edge/testing/server/bare-transactions.ts';
import { createTestDatabase } from '../../apps/edge/testing/server/postgres-database.ts';
import { ServerProcess } from '../../apps/edge/testing/server/server-process.ts';
import { attemptAt, rightAnswer } from '../../apps/edge/testing/server/study-through.ts';
import { loadCourses } from '../../apps/edge/testing/server/test-content.ts';
import { quantile, spread, type Row } from '../statistics.ts';

const seconds = Number(process.env['LEMMA_LOAD_SECONDS'] ?? 30);
const connections = 20;

/** Learners of the real courses who answer at once, against transactions that only write an answer's rows, in turn. */
export async function runCourses(): Promise<readonly Row[]> {
  const content = loadCourses();
  const rows: Row[] = [];
  for (const learners of [64, 200]) rows.push(await runLoadOf(learners, content));
  return rows;
}

async function runLoadOf(learners: number, content: Content): Promise<Row> {
  const database = await createTestDatabase();
  const server = await ServerProcess.start({ url: database.url, connections, courses: true });
  try {
    // Templates are compiled, instances typeset and connections opened before anything is measured.
    await studyFor(server, content, learners, 3, 'warm');
    const bareBefore = await bareTransactions(database.url, learners, connections);
    const cpu = server.cpuMilliseconds();
    const { latencies } = await studyFor(server, content, learners, seconds, 'load');
    const used = server.cpuMilliseconds() - cpu;
    const bareAfter = await bareTransactions(database.url, learners, connections);
    const rate = latencies.length / seconds;
    return {
      case: `answers of ${learners} learners of the courses at once`,
      ratio: rate / ((bareBefore + bareAfter) / 2),
      against: 'bare transactions a second',
      spread: spread(latencies),
      answers_a_second: rate,
      p50_ms: quantile(latencies, 0.5),
      p99_ms: quantile(latencies, 0.99),
      longest_ms: quantile(latencies, 1),
      cpu_ms_an_answer: used / latencies.length,
    };
  } finally {
    await server.kill();
    await database.drop();
  }
}

async function studyFor(
  server: ServerProcess,
  content: Content,
  learners: number,
  duration: number,
  name: string,
): Promise<{ readonly latencies: readonly number[] }> {
  const end = performance.now() + duration * 1000;
  const all = await Promise.all(
    Array.from({ length: learners }, (_, index) =>
      study(server.as(`${name}|${learners}-${index}`), content, index, end),
    ),
  );
  return { latencies: all.flat() };
}

/** Studies what is open, from somewhere in the courses' order on; every fifth answer is not known. */
async function study(
  client: ApiClient,
  content: Content,
  first: number,
  end: number,
): Promise<number[]> {
  const latencies: number[] = [];
  const lessons = content.graph.order.filter((uid) => content.lessons.has(uid));
  const starts = lessons.filter((uid) => content.lessons.get(uid)?.prerequisites.length === 0);
  const begin = lessons.indexOf(starts[first % starts.length] ?? '');
  for (let at = begin; performance.now() < end; at += 1) {
    const begun = await beginIfOpen(client, lessons[at % lessons.length] ?? '');
    if (!begun) continue;
    let step: SessionStepWire = begun.next;
    while (step.type === 'question' && performance.now() < end) {
      const isKnown = (first + latencies.length) % 5 !== 0;
      const answer = isKnown
        ? rightAnswer(content, step.question.uid, step.question.seed)
        : ({ kind: 'dont-know' } as const);
      const attempt = attemptAt(begun.session_uid, step, answer);
      const sent = performance.now();
      step = (
        await client[answer.kind === 'repl' ? 'replAttempt' : 'multipleChoiceAttempt'](attempt)
      ).next;
      latencies.push(performance.now() - sent);
    }
  }
  return latencies;
}

async function beginIfOpen(client: ApiClient, lesson: string) {
  try {
    return await client.sessionInitialisation({
      body: { session_uid: randomUUID(), kind: 'lesson', lesson_uid: lesson },
    });
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return undefined;
    throw error;
  }
}
