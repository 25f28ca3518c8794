import type { Contract, InputOf, OutputOf } from '@lemma/api-client/contract';
import { dayOf, type StreakOptions, withRestDay } from '@lemma/learning-engine';
import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { learner } from '../database/schema/index.ts';
import { Refusal } from '../refusal/refusal.ts';

type Profile = OutputOf<Contract['me']>;

/** Days and goals of a learner. */
export interface Rhythm extends Required<Omit<StreakOptions, 'now'>> {
  /** XP a day. */
  readonly dailyGoal: number;
}

const defaults: Rhythm = { timeZone: 'UTC', dayStart: 0, restDays: [], dailyGoal: 30 };

/** Profiles: who the learners are, and how they want their days counted. */
export class Profiles {
  readonly #db: Db;
  readonly #clock: () => number;

  constructor(db: Db, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  async find(id: string, db = this.#db): Promise<Profile | undefined> {
    const row = await this.#row(id, db);
    return row && toProfile(row);
  }

  async get(id: string): Promise<Profile> {
    return (await this.find(id)) ?? noProfile();
  }

  /** `db` is the transaction around, if there is one. */
  async rhythm(id: string, db = this.#db): Promise<Rhythm> {
    const row = await this.#row(id, db);
    if (!row) return defaults;
    const { timeZone, dayStart, restDays, dailyGoal } = row;
    return { timeZone, dayStart, restDays, dailyGoal };
  }

  /** Creates the profile at the first sign-in; later brings the e-mail up to date and leaves the name alone. */
  async sync(
    id: string,
    given: {
      readonly email: string;
      readonly name: string;
      readonly time_zone?: string | undefined;
    },
  ): Promise<Profile> {
    const name = given.name.trim().slice(0, 32);
    const rows = await this.#db
      .insert(learner)
      .values({
        learnerId: id,
        email: given.email,
        name: name === '' ? null : name,
        dailyGoal: defaults.dailyGoal,
        timeZone: given.time_zone ?? defaults.timeZone,
        createdAt: this.#clock(),
      })
      .onConflictDoUpdate({ target: learner.learnerId, set: { email: given.email } })
      .returning();
    return rows[0] ? toProfile(rows[0]) : noProfile();
  }

  /** Sets the display name. Refuses an empty one, one over 32 characters, and the learner's own e-mail. */
  async rename(id: string, given: string): Promise<Profile> {
    const { email } = await this.get(id);
    const name = given.trim();
    if (name === '' || name.length > 32 || name.toLowerCase() === email.toLowerCase())
      throw new Refusal(
        'invalid-name',
        'Please enter a name between 1 and 32 characters, and don’t use your email address.',
      );
    return this.#update(id, { name });
  }

  /** `db` is the transaction around, if there is one. */
  async settle(
    id: string,
    given: InputOf<Contract['updateSettings']>['body'],
    db = this.#db,
  ): Promise<Profile> {
    if (Object.values(given).every((value) => value === undefined)) return this.get(id);
    const { daily_goal: dailyGoal, time_zone: timeZone, day_start: dayStart } = given;
    const { rest_day, retention } = given;
    const set = {
      ...(dailyGoal === undefined ? {} : { dailyGoal }),
      ...(timeZone === undefined ? {} : { timeZone }),
      ...(dayStart === undefined ? {} : { dayStart }),
      ...(retention === undefined ? {} : { retention }),
    };
    if (rest_day === undefined) return this.#update(id, set, db);
    const rhythm = { ...(await this.rhythm(id, db)), ...set };
    const today = dayOf(this.#clock(), rhythm.timeZone, rhythm.dayStart);
    return this.#update(
      id,
      { ...set, restDays: withRestDay(rhythm.restDays, rest_day, today) },
      db,
    );
  }

  async #row(id: string, db: Db): Promise<typeof learner.$inferSelect | undefined> {
    const rows = await db.select().from(learner).where(eq(learner.learnerId, id));
    return rows[0];
  }

  async #update(
    id: string,
    set: Partial<typeof learner.$inferInsert>,
    db = this.#db,
  ): Promise<Profile> {
    const rows = await db.update(learner).set(set).where(eq(learner.learnerId, id)).returning();
    return rows[0] ? toProfile(rows[0]) : noProfile();
  }
}

function toProfile(row: typeof learner.$inferSelect): Profile {
  return {
    name: row.name,
    email: row.email,
    created_at: new Date(row.createdAt).toISOString(),
    daily_goal: row.dailyGoal,
    time_zone: row.timeZone,
    day_start: row.dayStart,
    retention: row.retention,
    rest_day: row.restDays.at(-1)?.weekday ?? null,
  };
}

function noProfile(): never {
  throw new Refusal(
    'not-found',
    'There is no profile for this account yet. POST /edge/user makes it.',
  );
}
