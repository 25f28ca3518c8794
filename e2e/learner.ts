/** A learner at the page: signs up, reads, answers. Every step goes through what a person sees and presses. */
import { expect, type Page } from '@playwright/test';
import type { CompiledQuestion } from '@lemma/lesson-renderer/compile';
import { fillIn } from './answers/fill-in.ts';
import { type GivenAnswer, rightAnswerOf } from './answers/given-answer.ts';
import { unforeseenMiss } from './answers/unforeseen-miss.ts';
import type { AnswerBook } from './answer-book.ts';
import type { House } from './house.ts';

export type Phase = 'reading' | 'question' | 'sending' | 'feedback' | 'finished';

/** A question as the page names it. */
export interface Asked {
  readonly uid: string;
  readonly seed: number;
}

export class Learner {
  readonly page: Page;
  readonly #house: House;
  readonly #book: AnswerBook;

  constructor(page: Page, house: House, book: AnswerBook) {
    this.page = page;
    this.#house = house;
    this.#book = book;
  }

  /** From the page one stands on to the local identity provider and back again. */
  async signUp(email: string): Promise<void> {
    const from = new URL(this.page.url()).pathname;
    await this.#leaveNameOut();
    await this.page.goto(`${this.#house.url}/signup?returnTo=${encodeURIComponent(from)}`);
    await this.register(email);
    await this.page.waitForURL(`${this.#house.url}${from}`);
  }

  /** As 'Maybe later' does: after the first study nothing asks for a name. */
  async #leaveNameOut(): Promise<void> {
    await this.page.addInitScript(() => {
      // The frame that Python runs in has no storage.
      if (window === window.top)
        window.localStorage.setItem('hasDismissedDisplayNameModal', 'true');
    });
  }

  /** A visitor of the blog who signs up and starts a path. */
  async begin(email: string, path: string): Promise<void> {
    await this.page.goto(`${this.#house.url}/blog`);
    await this.signUp(email);
    await this.startPath(path);
  }

  /** At the identity provider: makes an account. */
  async register(email: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    expect(this.page.url()).toContain(this.#house.identityUrl);
    await this.page.getByLabel('E-mail').fill(email);
    await this.page.getByLabel('Password').fill('correct horse battery');
    await this.page.getByRole('button', { name: 'Sign up' }).click();
  }

  /** In the dialog that asks for it after the first study. */
  async giveName(name: string): Promise<void> {
    const welcome = this.page.getByRole('dialog', { name: /welcome/iu });
    await welcome.getByRole('textbox').fill(name);
    await welcome.getByRole('button', { name: 'Save' }).click();
    // Not by the message of success: it is there for two seconds, and a machine under load may miss it.
    await expect(this.page.getByText(`Welcome, ${name}`).first()).toBeAttached();
  }

  /** On a device that does not know the learner yet. */
  async logIn(email: string): Promise<void> {
    await this.#leaveNameOut();
    await this.page.goto(`${this.#house.url}/login?returnTo=%2Flearn%2Fmy-learning`);
    await this.enterPassword(email);
    await this.page.waitForURL(`${this.#house.url}/learn/my-learning`);
    await expect(this.page.locator('.action-list')).toBeVisible();
  }

  /** At the identity provider, with an account. */
  async enterPassword(email: string): Promise<void> {
    await this.page.getByLabel('E-mail').fill(email);
    await this.page.getByLabel('Password').fill('correct horse battery');
    await this.page.getByRole('button', { name: 'Log in' }).click();
  }

  /** Buys the annual plan on the test host, for the lessons that are not free. */
  async buyPlan(): Promise<void> {
    await this.page.goto(`${this.#house.url}/subscribe`);
    await this.page.getByRole('button', { name: 'Start annual plan' }).click();
    await this.page.getByRole('button', { name: 'Pay with the test card' }).click();
    await expect(
      this.page.getByRole('heading', { name: 'Subscription Successful!' }),
    ).toBeVisible();
  }

  /** The first run of a new learner, to this path. */
  async startPath(title: string): Promise<void> {
    const { page } = this;
    const goal = /python/iu.test(title) ? 'Work with data in Python' : 'Understand the maths';
    const step = (heading: string) => page.getByRole('heading', { level: 1, name: heading });
    await page.goto(`${this.#house.url}/learn/my-learning`);
    await page.getByRole('radio', { name: goal }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await step('How much time a day?').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('radio', { name: title }).check();
    await page.getByRole('button', { name: 'Choose this path' }).click();
    await step('Where do you want to start?').waitFor();
    await page.getByRole('button', { name: 'Go to my plan' }).click();
    await expect(page.locator('.action-list')).toBeVisible();
  }

  async openLesson(uid: string, kind: 'study' | 'review' = 'study'): Promise<void> {
    await this.page.goto(`${this.#house.url}/learn/lessons/${uid}/${kind}`);
    await this.page.waitForURL(/\/learn\/my-learning\/session\//u);
    await this.settle();
  }

  /** The phase that the study screen is in, once it is one that waits for the learner. */
  async settle(): Promise<Phase> {
    const screen = this.page.locator('.study[data-phase]:not([data-phase="sending"])');
    await screen.waitFor({ timeout: 90_000 });
    return (await screen.getAttribute('data-phase')) as Phase;
  }

  /** Reads on until the first question. */
  async readToQuestions(): Promise<void> {
    while ((await this.settle()) === 'reading') {
      const last = this.page.getByRole('button', { name: 'To the questions' });
      const on = this.page.getByRole('button', { name: 'Continue' });
      await last.or(on).first().click();
    }
  }

  /** Reads and answers until a question of this kind is asked. */
  async answerUntil(kind: GivenAnswer['kind']): Promise<void> {
    await this.readToQuestions();
    while ((await this.rightAnswer()).kind !== kind) {
      await this.answer();
      await this.goOn();
      await this.readToQuestions();
    }
  }

  /** Past what is left of the reading. */
  async skipToQuestions(): Promise<void> {
    if ((await this.settle()) === 'reading')
      await this.page.getByRole('button', { name: /to the questions$/iu }).click();
  }

  /** The question on the page. */
  async asked(): Promise<Asked> {
    const question = this.page.locator('[data-question]');
    await question.waitFor({ timeout: 90_000 });
    const [uid, seed] = await question.evaluate((element) => [
      element.getAttribute('data-question') ?? '',
      element.getAttribute('data-seed') ?? '',
    ]);
    return { uid: uid ?? '', seed: Number(seed) };
  }

  async #question(): Promise<CompiledQuestion> {
    const { uid, seed } = await this.asked();
    return this.#book.question(uid, seed);
  }

  async rightAnswer(): Promise<GivenAnswer> {
    return rightAnswerOf(await this.#question());
  }

  /** Fills the answer in without handing it in. */
  async fillIn(right: boolean): Promise<void> {
    const question = await this.#question();
    await fillIn(
      this.page.locator('[data-question]'),
      right ? rightAnswerOf(question) : unforeseenMiss(question),
    );
  }

  /** Hands the answer in. */
  async handIn(): Promise<void> {
    const program = (await this.rightAnswer()).kind === 'repl';
    await this.page
      .getByRole('button', { name: program ? /run tests|hand in|check answer/iu : 'Check answer' })
      .first()
      .click();
  }

  async answer(right = true): Promise<void> {
    await this.fillIn(right);
    await this.handIn();
    if (!right) await this.#giveUpSecondTry();
    await this.feedback();
  }

  /** After a slip at first study: says that one does not know, which shows the answer. */
  async #giveUpSecondTry(): Promise<void> {
    const second = this.page.getByRole('heading', { name: /second try$/u });
    await second.or(this.page.locator('.study[data-phase="feedback"]')).waitFor();
    if (await second.isVisible()) await this.giveUp();
  }

  /** "I don't know yet": an option of a choice, which is handed in, or a button that is an answer by itself. */
  async giveUp(): Promise<void> {
    const name = /I don’t know yet$/u;
    const option = this.page
      .getByRole('radio', { name })
      .or(this.page.getByRole('checkbox', { name }));
    if ((await option.count()) === 0) {
      await this.page.getByRole('button', { name: 'I don’t know yet' }).click();
      return;
    }
    await option.press('Space');
    await this.page.getByRole('button', { name: 'Check answer' }).click();
  }

  /** Waits for what the server says of the answer. */
  async feedback(): Promise<void> {
    await this.page.locator('.study[data-phase="feedback"]').waitFor({ timeout: 90_000 });
  }

  async goOn(): Promise<Phase> {
    await this.page.getByRole('button', { name: /^(Continue|See the summary)$/u }).click();
    await this.page.locator('.study[data-phase="feedback"]').waitFor({ state: 'detached' });
    return this.settle();
  }

  /** The rest of a session, every answer right or every one wrong, or each as `right` says of its number from 0. */
  async finish(right: boolean | ((nth: number) => boolean) = true): Promise<void> {
    // A lesson in rounds is read and asked several times.
    for (let nth = 0, phase = await this.settle(); isGoingOn(phase); phase = await this.settle()) {
      if (phase === 'reading') await this.readToQuestions();
      await this.answer(typeof right === 'boolean' ? right : right(nth));
      nth += 1;
      await this.goOn();
    }
  }

  /** A whole lesson, every answer right. */
  async master(uid: string): Promise<void> {
    await this.openLesson(uid);
    await this.finish();
    await expect(this.page.getByText('Lesson mastered')).toBeVisible();
  }
}

function isGoingOn(phase: Phase): boolean {
  return phase === 'reading' || phase === 'question';
}
