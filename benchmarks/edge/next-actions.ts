import {
  buildGraph,
  emptyLearner,
  foldEvent,
  type LearnerState,
  type LessonNode,
} from '@lemma/learning-engine';
import type { CompiledLesson } from '@lemma/lesson-renderer/compile';
import { createIdentityProvider } from '../../apps/edge/src/access/identity-provider.ts';
import { createApp } from '../../apps/edge/src/app.ts';
import type { Content } from '../../apps/edge/src/content/content.ts';
import type { Database } from '../../apps/edge/src/database/database.ts';
import { openDatabase } from '../../apps/edge/src/database/open.ts';
import { createPayments } from '../../apps/edge/src/payments/payments.ts';
import { createStripeGateway } from '../../apps/edge/src/payments/stripe-gateway.ts';
import { testPriceIds } from '../../apps/edge/src/payments/test-prices.ts';
import {
  fillLearners,
  putState,
  touchState,
} from '../../apps/edge/testing/server/other-learners.ts';
import { createTestDatabase } from '../../apps/edge/testing/server/postgres-database.ts';
import {
  createTestIdentity,
  testAudience,
  testDomain,
} from '../../apps/edge/testing/server/tokens.ts';
import { wideLimits } from '../../apps/edge/testing/server/wide-limits.ts';
import { quantile, spread, type Row } from '../statistics.ts';

const lessonCount = 10_000;
const masteredCount = 2000;
const learner = 'bench|ada';
const samples = 400;
const fewLearners = 1000;
/** LEMMA_OTHER_LEARNERS sets another count, for a quick look. */
const manyLearners = Number(process.env['LEMMA_OTHER_LEARNERS'] ?? 1_000_000);

/**
 * `GET next-actions` for a learner with 2,000 of 10,000 lessons mastered, among few and among many learners:
 * two databases, asked in turn, so that what else the machine does falls on both alike.
 */
export async function runNextActions(): Promise<readonly Row[]> {
  const content = syntheticContent();
  const state = masteredState(content);
  const places = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const opened: Database[] = [];
  try {
    const calls: Call[] = [];
    for (const [index, place] of places.entries()) {
      const database = await openDatabase({ url: place.url });
      opened.push(database);
      await putState(database.db, learner, state, 'course');
      await fillLearners(database.db, index === 0 ? fewLearners : manyLearners);
      calls.push(await prepare(database, content));
    }
    const [few, many] = calls;
    if (!few || !many) throw new Error('Both databases are needed.');
    const kept = await measureInTurn(few, many, 'kept');
    const anew = await measureInTurn(few, many, 'anew');
    const decoded = await measureInTurn(few, many, 'decoded');
    return [
      ...rowsOf('as the page asks', kept),
      ...rowsOf('worked out anew', anew),
      ...rowsOf('worked out anew, its state read and decoded', decoded),
    ];
  } finally {
    await Promise.all(opened.map((database) => database.close()));
    await Promise.all(places.map((place) => place.drop()));
  }
}

/** Milliseconds of one answer: the one that stands, one worked out anew, or one by a server that knows nothing yet. */
type Call = (way: 'kept' | 'anew' | 'decoded') => Promise<number>;

async function prepare(database: Database, content: Content): Promise<Call> {
  const identity = await createTestIdentity(Date.now);
  const app = await createApp({
    database,
    content,
    verifyToken: identity.verify,
    identityProvider: createIdentityProvider({ domain: testDomain }),
    payments: createPayments({
      showsDiscounts: false,
      onError: console.error,
      db: database.db,
      gateway: createStripeGateway({
        secretKey: 'sk_test_1',
        webhookSecret: 'whsec_1',
        prices: testPriceIds,
      }),
      prices: testPriceIds,
      siteUrl: testDomain,
      clock: Date.now,
    }),
    clock: Date.now,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    auth: { domain: testDomain, client_id: 'bench', audience: testAudience },
    version: '0',
    buildCommit: 'bench',
    limits: wideLimits,
  });
  const headers = { authorization: `Bearer ${await identity.token(learner)}` };
  return async (way) => {
    if (way === 'decoded') await touchState(database.db, learner);
    const start = performance.now();
    const response =
      way === 'anew'
        ? await app.request('/edge/user/refresh-next-actions', { method: 'POST', headers })
        : await app.request('/edge/user/next-actions', { headers });
    const { actions } = (await response.json()) as { actions: unknown[] };
    if (actions.length === 0) throw new Error('There are no next actions to measure.');
    return performance.now() - start;
  };
}

async function measureInTurn(few: Call, many: Call, way: Parameters<Call>[0]) {
  const times = { few: new Array<number>(), many: new Array<number>() };
  for (let sample = -30; sample < samples; sample += 1) {
    const pair = [await few(way), await many(way)] as const;
    if (sample < 0) continue;
    times.few.push(pair[0]);
    times.many.push(pair[1]);
  }
  return times;
}

function rowsOf(
  way: string,
  { few, many }: { readonly few: number[]; readonly many: number[] },
): Row[] {
  return [
    rowOf(`next-actions ${way}`, few, quantile(few, 0.99) / 20, '20 ms at p99'),
    rowOf(
      `${way}, among ${manyLearners} learners`,
      many,
      quantile(many, 0.5) / quantile(few, 0.5),
      `p50 among ${fewLearners}`,
    ),
  ];
}

function rowOf(name: string, sample: readonly number[], ratio: number, against: string): Row {
  return {
    case: name,
    ratio,
    against,
    spread: spread(sample),
    p50_ms: quantile(sample, 0.5),
    p99_ms: quantile(sample, 0.99),
  };
}

/** Units of twenty lessons; each lesson builds on two before it. */
function syntheticContent(): Content {
  const nodes = Array.from({ length: lessonCount }, (_, index): LessonNode => {
    const before = [index - 1, index - 7].filter((one) => one >= 0 && index % 20 !== 0);
    return {
      uid: `lesson-${index}`,
      title: `Lesson ${index}`,
      course: 'course',
      unit: `unit-${Math.floor(index / 20)}`,
      prerequisites: before.map((one) => `lesson-${one}`),
      encompasses: Object.fromEntries(before.map((one) => [`lesson-${one}`, 0.4])),
      minutes: 15,
      skills: ['one'],
    };
  });
  const lessons = nodes.map((node): [string, CompiledLesson] => [
    node.uid,
    {
      ...node,
      format: 1,
      hash: `sha256-${node.uid}`,
      summary: '',
      free: true,
      skills: [{ id: 'one', title: 'One' }],
      sections: [],
      questions: [],
      widgets: [],
      python: false,
    },
  ]);
  const units = Array.from({ length: lessonCount / 20 }, (_, index) => ({
    uid: `unit-${index}`,
    title: `Unit ${index}`,
    free: true,
    lessons: nodes.slice(index * 20, index * 20 + 20).map((node) => node.uid),
  }));
  return {
    version: 'bench',
    courses: [{ uid: 'course', slug: 'course', title: 'Course', units }],
    lessons: new Map(lessons),
    planned: new Map(),
    graph: buildGraph(nodes).graph,
  };
}

/** Two thousand lessons passed over the last hundred days: some of them are due. */
function masteredState(content: Content): LearnerState {
  let state: LearnerState = emptyLearner();
  const day = 86_400_000;
  const begin = Date.now() - 100 * day;
  const fold = (event: Parameters<typeof foldEvent>[1]) => {
    state = foldEvent(state, event, content.graph);
  };
  fold({ version: 1, type: 'course-started', uid: 'c', at: begin, course: 'course' });
  for (const [index, uid] of content.graph.order.slice(0, masteredCount).entries()) {
    const at = begin + (index * 100 * day) / masteredCount;
    const session = `s${index}`;
    const common = { version: 1 as const, at, session, kind: 'lesson' as const, lesson: uid };
    fold({ ...common, type: 'session-started', uid: session, lessonVersion: 'v' });
    fold({
      ...common,
      type: 'session-finished',
      uid: `${session}/finished`,
      outcome: 'passed',
      accuracy: 1,
      minutes: 15,
      xp: 15,
    });
  }
  return state;
}
