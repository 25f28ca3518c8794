import { answerUntil } from '../../apps/edge/testing/server/answering-learner.ts';
import { logBytes } from '../../apps/edge/testing/server/log-bytes.ts';
import { createTestDatabase } from '../../apps/edge/testing/server/postgres-database.ts';
import { ServerProcess } from '../../apps/edge/testing/server/server-process.ts';
import { quantile, spread, type Row } from '../statistics.ts';

const seconds = Number(process.env['LEMMA_LOAD_SECONDS'] ?? 60);
const learners = Number(process.env['LEMMA_LOAD_LEARNERS'] ?? 200);

/** Learners who all answer at once, against one process on PostgreSQL; then every answer is looked for. */
export async function runLoad(): Promise<Row> {
  const database = await createTestDatabase();
  const server = await ServerProcess.start({ url: database.url, connections: 20 });
  try {
    const alone = await answerFor(server, 1, 3);
    const together = await answerFor(server, learners, seconds);
    const latencies = together.flatMap((one) => one.latencies);
    const single = alone.flatMap((one) => one.latencies);
    return {
      case: `${learners} learners answer at once for ${seconds} s`,
      ratio: quantile(latencies, 0.99) / quantile(single, 0.99),
      against: 'p99 of one learner alone',
      spread: spread(latencies),
      p50_ms: quantile(latencies, 0.5),
      p99_ms: quantile(latencies, 0.99),
      answers_a_second: latencies.length / seconds,
      answers: latencies.length,
      bytes_an_answer: (await logBytes(database.url)) / (latencies.length + single.length),
      lost: await countLost(server, together),
    };
  } finally {
    await server.kill();
    await database.drop();
  }
}

async function answerFor(server: ServerProcess, count: number, duration: number) {
  const end = performance.now() + duration * 1000;
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      answerUntil(server.as(`load|${count}-${index}`), () => performance.now() > end),
    ),
  );
}

/** Acknowledged answers that are not there, and answers that are there twice. */
async function countLost(
  server: ServerProcess,
  acknowledged: readonly { readonly attempts: readonly string[] }[],
): Promise<number> {
  let lost = 0;
  for (const [index, { attempts }] of acknowledged.entries()) {
    const { tables } = await server.as(`load|${acknowledged.length}-${index}`).exportData();
    const kept = (tables['attempt'] ?? []).map((row) => String(row['attemptUid']));
    const there = new Set(kept);
    lost += attempts.filter((uid) => !there.has(uid)).length + kept.length - there.size;
  }
  return lost;
}
