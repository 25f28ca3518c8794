import { dayOf, restDaysAmong } from '@lemma/learning-engine';
import { lessonTitle } from '../content/content.ts';
import { Profiles, type Rhythm } from '../learner/profile.ts';
import type { MailChoices, Reader } from '../mail/mail-choices.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { MailList } from '../mail/message.ts';
import { NextActions } from '../study/next-actions.ts';
import type { StudyDeps } from '../study/sessions.ts';
import { reminderOf, weeklySummaryOf } from './reminder.ts';

export interface ReminderJobDeps {
  readonly study: StudyDeps;
  readonly choices: MailChoices;
  readonly queue: MailQueue;
  readonly onError: (error: unknown) => void;
}

const lookEveryMs = 60_000;
const lists: readonly MailList[] = ['reminders', 'weekly'];

/** Queues the reminders and weekly summaries whose hour has come, for the learners who chose them. */
export class ReminderJob {
  readonly #deps: ReminderJobDeps;
  readonly #nextActions: NextActions;
  readonly #profiles: Profiles;

  constructor(deps: ReminderJobDeps) {
    this.#deps = deps;
    this.#profiles = new Profiles(deps.study.db, deps.study.clock);
    this.#nextActions = new NextActions({ ...deps.study, profiles: this.#profiles });
  }

  /** Looks at everybody whose hour has come. Each learner is looked at by one server, once. */
  async run(): Promise<void> {
    for (const list of lists) {
      for (;;) {
        const due = await this.#deps.choices.due(list);
        if (due.length === 0) break;
        for (const row of due) {
          const rhythm = await this.#profiles.rhythm(row.learnerId);
          // The next look is set first: a learner whose mail cannot be made does not stop those of others.
          if (!(await this.#deps.choices.lookAgain(row, list, rhythm.timeZone))) continue;
          await this.#queueFor(row, list, rhythm).catch(this.#deps.onError);
        }
      }
    }
  }

  async #queueFor({ learnerId, address }: Reader, list: MailList, rhythm: Rhythm): Promise<void> {
    const { queue, study } = this.#deps;
    const now = study.clock();
    const today = dayOf(now, rhythm.timeZone, rhythm.dayStart);
    if (list === 'reminders' && restDaysAmong([today], rhythm.restDays).length > 0) return;
    const plan = await this.#nextActions.of(learnerId, { refresh: true });
    const message =
      list === 'reminders'
        ? reminderOf(plan)
        : weeklySummaryOf(await study.records.state(learnerId), {
            ...rhythm,
            now,
            actions: plan.actions,
            titleOf: (uid) => lessonTitle(study.content, uid),
          });
    if (!message) return;
    await queue.add({ learnerId, key: `${list}:${today}`, to: address, message });
  }

  /** Looks now and every minute. Returns a function that stops it. */
  start(): () => void {
    const go = () => void this.run().catch(this.#deps.onError);
    go();
    const timer = setInterval(go, lookEveryMs).unref();
    return () => clearInterval(timer);
  }
}
