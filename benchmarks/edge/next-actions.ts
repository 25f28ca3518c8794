import {
  buildGraph,
  emptyLearner,
  foldEvent,
  type LearnerState,
  type LessonNode,
} from '@lemma/learning-engine';
import type { CompiledLesson } from '@lemma/lesson-renderer/compile';
import { withoutPayments } from '../../apps/edge/src/access/payments.ts';
import { createApp } from '../../apps/edge/src/app.ts';
import type { Content } from '../../apps/edge/src/content/content.ts';
import { openDatabase } from '../../apps/edge/src/database/open.ts';
import { fillLearners, putState } from '../../apps/edge/src/test-server/other-learners.ts';
import { createTestDatabase } from '../../apps/edge/src/test-server/postgres-database.ts';
import {
  createTestIdentity,
  testAudience,
  testDomain,
} from '../../apps/edge/src/test-server/tokens.ts';
import { wideLimits } from '../../apps/edge/src/test-server/wide-limits.ts';
import type { Row } from './bench.ts';
import { quantile, spread } from './statistics.ts';

const lessonCount = 10_000;
const masteredCount = 2000;
const learner = 'bench|ada';
const samples = 400;

/** `GET next-actions` for a learner with 2,000 of 10,000 lessons mastered, among few and among many learners. */
export async function runNextActions(): Promise<readonly Row[]> {
  const place = await createTestDatabase();
  const database = await openDatabase({ url: place.url });
  try {
    const content = syntheticContent();
    const identity = await createTestIdentity(Date.now);
    const state = masteredState(content);
    await putState(database.db, learner, state, 'course');
    const prepare = async () => {
      const app = await createApp({
        database,
        content,
        verifyToken: identity.verify,
        payments: withoutPayments(),
        clock: Date.now,
        log: { info: () => undefined, warn: () => undefined, error: () => undefined },
        auth: { domain: testDomain, client_id: 'bench', audience: testAudience },
        version: '0',
        buildCommit: 'bench',
        limits: wideLimits,
      });
      const headers = { authorization: `Bearer ${await identity.token(learner)}` };
      return async (anew: boolean) => {
        const start = performance.now();
        const response = anew
          ? await app.request('/edge/user/refresh-next-actions', { method: 'POST', headers })
          : await app.request('/edge/user/next-actions', { headers });
        const { actions } = (await response.json()) as { actions: unknown[] };
        if (actions.length === 0) throw new Error('There are no next actions to measure.');
        return performance.now() - start;
      };
    };
    const call = await prepare();
    await fillLearners(database.db, 1000);
    const few = { kept: await measure(call, false), anew: await measure(call, true) };
    await fillLearners(database.db, 1_000_000);
    const many = { kept: await measure(call, false), anew: await measure(call, true) };
    const among = 'p50 among 1,000 learners';
    return [
      rowOf(
        'next-actions, as the page asks, 1,000 learners',
        few.kept,
        quantile(few.kept, 0.99) / 20,
        '20 ms at p99',
      ),
      rowOf(
        'next-actions worked out anew, 1,000 learners',
        few.anew,
        quantile(few.anew, 0.99) / 20,
        '20 ms at p99',
      ),
      rowOf(
        'as the page asks, 1,000,000 learners',
        many.kept,
        quantile(many.kept, 0.5) / quantile(few.kept, 0.5),
        among,
      ),
      rowOf(
        'worked out anew, 1,000,000 learners',
        many.anew,
        quantile(many.anew, 0.5) / quantile(few.anew, 0.5),
        among,
      ),
    ];
  } finally {
    await database.close();
    await place.drop();
  }
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

async function measure(call: (anew: boolean) => Promise<number>, anew: boolean): Promise<number[]> {
  for (let warm = 0; warm < 30; warm += 1) await call(anew);
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) times.push(await call(anew));
  return times;
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
