import type { Contract, Mistakes as Page, OutputOf } from '@lemma/api-client/contract';
import { dayOf } from '@lemma/learning-engine';
import { and, eq, inArray } from 'drizzle-orm';
import { lessonAccess } from '../access/lesson-access.ts';
import { summarise, type Viewer } from '../course/lesson-summary.ts';
import { attempt, session } from '../database/schema/index.ts';
import { askedInDiagnostics } from '../diagnostic/asked-in-diagnostics.ts';
import type { Profiles, Rhythm } from '../learner/profile.ts';
import { wireMoment } from '../learner/standing.ts';
import { askedInSessions, OpenQuestions } from '../study/open-questions.ts';
import { askedInQuiz } from '../study/open-quiz.ts';
import type { AttemptRow, SessionRow } from '../study/session-rows.ts';
import { wireEarlierAnswer } from '../study/session-view.ts';
import type { StudyDeps } from '../study/sessions.ts';
import { skillAnswers, type SkillAnswers } from './skill-answers.ts';

type Skill = Page['skills'][number];

export interface MistakesQuery {
  readonly course_id?: string | undefined;
  readonly lesson_uid?: string | undefined;
  readonly state?: 'open' | 'mended' | undefined;
  readonly order?: 'latest' | 'most-missed' | undefined;
  /** `next` of the page before. */
  readonly after?: string | undefined;
}

interface Found extends SkillAnswers {
  readonly course: string;
  readonly mended: boolean;
}

/** How far back misses are looked for, in milliseconds. */
const horizon = 365 * 24 * 60 * 60 * 1000;
/** Skills of a page. */
const pageSize = 10;

/** What learners missed, skill by skill. Reasons for its rules: docs/decisions/0091-mistakes.md. */
export class Mistakes {
  readonly #deps: StudyDeps & { readonly profiles: Profiles };

  constructor(deps: StudyDeps & { readonly profiles: Profiles }) {
    this.#deps = deps;
  }

  /** One page of the learner's missed skills. Lessons that the courses no longer have are left out. */
  async of(learner: string, query: MistakesQuery): Promise<OutputOf<Contract['mistakes']>> {
    const { db, content, records, profiles, clock } = this.#deps;
    const now = clock();
    const since = now - horizon;
    const [{ answers, missed }, rhythm] = await Promise.all([
      skillAnswers(db, learner, since),
      profiles.rhythm(learner),
    ]);
    const all = missed.flatMap((row): Found[] => {
      const course = content.lessons.get(row.lesson)?.course;
      return course === undefined ? [] : [{ ...row, course, mended: isMended(row, rhythm) }];
    });
    const isAskedFor = (lesson: string, course: string | undefined) =>
      (query.lesson_uid ?? lesson) === lesson && (query.course_id ?? course) === course;
    const here = all.filter(({ lesson, course }) => isAskedFor(lesson, course));
    const ranked = here
      .filter(({ mended }) => mended === (query.state === 'mended'))
      .toSorted((a, b) => compareRanks(rankOf(a, query), rankOf(b, query)));
    const after = query.after === undefined ? undefined : readCursor(query.after, query);
    const rest = after
      ? ranked.filter((one) => compareRanks(after, rankOf(one, query)) < 0)
      : ranked;
    const shown = rest.slice(0, pageSize);
    const last = shown.at(-1);
    const viewer: Viewer = {
      state: await records.state(learner),
      access: await lessonAccess(this.#deps, learner),
      now,
    };
    return {
      since: new Date(since).toISOString(),
      answers: [...answers].reduce(
        (sum, [lesson, count]) =>
          sum + (isAskedFor(lesson, content.lessons.get(lesson)?.course) ? count : 0),
        0,
      ),
      missed_skills: here.filter(({ mended }) => !mended).length,
      mended_skills: here.filter(({ mended }) => mended).length,
      courses: content.courses.flatMap(({ uid, title }) => {
        const open = all.filter(({ course, mended }) => course === uid && !mended);
        const misses = open.reduce((sum, one) => sum + one.misses, 0);
        return misses === 0 ? [] : [{ course_uid: uid, title, skills: open.length, misses }];
      }),
      skills: await this.#wireSkills(learner, viewer, shown),
      next: last && rest.length > shown.length ? cursorOf(last) : null,
    };
  }

  async #wireSkills(learner: string, viewer: Viewer, shown: readonly Found[]): Promise<Skill[]> {
    const { content } = this.#deps;
    const open = new OpenQuestions([
      ...(await askedInSessions(this.#deps, learner, new Set(shown.map(({ lesson }) => lesson)))),
      ...(await askedInDiagnostics(this.#deps, learner)),
      ...(await askedInQuiz(this.#deps, learner)),
    ]);
    const rows = await this.#attempts(
      learner,
      shown.flatMap(({ latest }) => latest),
    );
    const skills: Skill[] = [];
    for (const one of shown) {
      const lesson = summarise(content, viewer, one.lesson);
      if (!lesson) continue;
      const latest = one.latest.flatMap((uid) => rows.get(uid) ?? []);
      skills.push({
        lesson,
        skill_id: one.skill,
        skill_title: await this.#titleOf(one, latest),
        misses: one.misses,
        answers: one.answers,
        last_missed_at: new Date(one.lastMissedAt).toISOString(),
        right_since_at: wireMoment(one.lastRightAt),
        mended: one.mended,
        latest: await Promise.all(latest.map((row) => this.#wireMiss(row, open))),
      });
    }
    return skills;
  }

  async #wireMiss(
    row: AttemptRow & Pick<SessionRow, 'kind'>,
    open: OpenQuestions,
  ): Promise<Skill['latest'][number]> {
    const lesson = await this.#deps.versions.at(row.lessonUid, row.lessonVersion);
    return { kind: row.kind, ...wireEarlierAnswer(lesson, row, open) };
  }

  /** A skill's title; of one that the lesson no longer has, the title that it had. */
  async #titleOf({ lesson, skill }: Found, [row]: readonly AttemptRow[]): Promise<string> {
    const { content, versions } = this.#deps;
    const now = content.lessons.get(lesson)?.skills.find(({ id }) => id === skill);
    if (now || !row) return now?.title ?? skill;
    const then = await versions.at(row.lessonUid, row.lessonVersion);
    return then.skills.find(({ id }) => id === skill)?.title ?? skill;
  }

  async #attempts(learner: string, uids: readonly string[]) {
    if (uids.length === 0) return new Map<string, never>();
    const rows = await this.#deps.db
      .select({ attempt, kind: session.kind })
      .from(attempt)
      .innerJoin(
        session,
        and(eq(session.learnerId, attempt.learnerId), eq(session.sessionUid, attempt.sessionUid)),
      )
      .where(and(eq(attempt.learnerId, learner), inArray(attempt.attemptUid, [...uids])));
    return new Map(rows.map((row) => [row.attempt.attemptUid, { ...row.attempt, kind: row.kind }]));
  }
}

/** Answered right on two different days since the last miss: the same evening proves little. */
function isMended(
  { firstRightAt, lastRightAt }: SkillAnswers,
  { timeZone, dayStart }: Rhythm,
): boolean {
  if (firstRightAt === null || lastRightAt === null) return false;
  return dayOf(firstRightAt, timeZone, dayStart) !== dayOf(lastRightAt, timeZone, dayStart);
}

/** What skills are ordered by: the greater number first, then by name. */
type Rank = readonly [misses: number, at: number, name: string];

function rankOf(
  { misses, lastMissedAt, lesson, skill }: SkillAnswers,
  { order }: MistakesQuery,
): Rank {
  return [order === 'most-missed' ? misses : 0, lastMissedAt, `${lesson}/${skill}`];
}

function compareRanks(a: Rank, b: Rank): number {
  return b[0] - a[0] || b[1] - a[1] || (a[2] < b[2] ? -1 : Number(a[2] > b[2]));
}

/** Names the place after a skill. A page that is asked for later begins there, whatever came before it meanwhile. */
function cursorOf({ misses, lastMissedAt, lesson, skill }: SkillAnswers): string {
  return `${misses}.${lastMissedAt}.${lesson}/${skill}`;
}

function readCursor(cursor: string, { order }: MistakesQuery): Rank {
  const [misses = '', at = ''] = cursor.split('.', 2);
  const name = cursor.slice(misses.length + at.length + 2);
  return [order === 'most-missed' ? Number(misses) : 0, Number(at), name];
}
