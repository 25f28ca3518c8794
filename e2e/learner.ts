/** A learner at the page: signs up, reads, answers. Every step goes through what a person sees and presses. */
import { expect, type Page, type Response } from '@playwright/test';
import { z } from 'zod';
import { AnswerBook, type RightAnswer } from './answer-book.ts';
import type { House } from './house.ts';

const asked = z.object({
  next: z.union([
    z.object({
      type: z.literal('question'),
      question: z.object({ uid: z.string(), seed: z.number() }),
    }),
    z.object({ type: z.literal('finished'), outcome: z.enum(['passed', 'failed']) }),
  ]),
});

export type Phase = 'reading' | 'question' | 'sending' | 'feedback' | 'finished';

export class Learner {
  readonly page: Page;
  readonly #house: House;
  readonly #book: AnswerBook;
  /** What the server asked last: the page shows it, and the answer book knows it by these names. */
  #question: { uid: string; seed: number } | undefined;
  outcome: 'passed' | 'failed' | undefined;

  constructor(page: Page, house: House, book: AnswerBook) {
    this.page = page;
    this.#house = house;
    this.#book = book;
    page.on('response', (response) => void this.#listen(response));
  }

  async #listen(response: Response): Promise<void> {
    if (
      !/session-initialisation|\/attempt$|\/user\/session\//u.test(response.url()) ||
      !response.ok()
    )
      return;
    const answer = asked.safeParse(await response.json().catch(() => undefined));
    if (!answer.success) return;
    const { next } = answer.data;
    if (next.type === 'question') this.#question = next.question;
    else this.outcome = next.outcome;
  }

  /** From the page one stands on to the local identity provider and back again. */
  async signUp(email: string): Promise<void> {
    const from = new URL(this.page.url());
    const menu = this.page.getByRole('button', { name: /menu/iu });
    const link = this.page
      .getByRole('link', { name: /^sign up$/iu })
      .or(this.page.getByRole('button', { name: /^sign up$/iu }));
    if (!(await link.first().isVisible()) && (await menu.first().isVisible()))
      await menu.first().click();
    await link.first().click();
    await expect(this.page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    expect(this.page.url()).toContain(this.#house.identityUrl);
    await this.page.getByLabel('E-mail').fill(email);
    await this.page.getByLabel('Password').fill('correct horse battery');
    await this.page.getByRole('button', { name: 'Sign up' }).click();
    await this.page.waitForURL(`${this.#house.url}${from.pathname}`);
    const welcome = this.page.getByRole('dialog', { name: /welcome/iu });
    await welcome.getByRole('textbox').fill('Night Owl');
    await welcome.getByRole('button', { name: 'Save' }).click();
    await expect(this.page.getByText('Name updated!').first()).toBeVisible();
  }

  async openLesson(uid: string): Promise<void> {
    this.outcome = undefined;
    await this.page.goto(`${this.#house.url}/learn/lessons/${uid}/study`);
    await this.page.waitForURL(/\/learn\/my-learning\/session\//u);
    await this.settle();
  }

  /** The phase that the study screen is in, once it is one that waits for the learner. */
  async settle(): Promise<Phase> {
    const screen = this.page.locator('.study[data-phase]:not([data-phase="sending"])');
    await screen.waitFor();
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

  rightAnswer(): RightAnswer & { uid: string } {
    if (!this.#question) throw new Error('The server has asked nothing yet.');
    const { uid, seed } = this.#question;
    return { ...this.#book.rightAnswer(uid, seed), uid };
  }

  /** Fills the answer in without handing it in, once the page shows the question that the server asks. */
  async fillIn(right: boolean): Promise<void> {
    const answer = this.rightAnswer();
    await this.page.locator(`[data-question="${answer.uid}"]`).waitFor();
    switch (answer.kind) {
      case 'multiple-choice':
        for (const option of right ? answer.options : [answer.wrong])
          await this.page.locator(`.lemma-option:has(input[value="${option}"])`).click();
        return;
      case 'numeric':
        await this.page
          .getByRole('textbox', { name: 'Your answer' })
          .fill(right ? answer.text : '123456789');
        return;
      case 'matrix':
        for (const [i, row] of answer.entries.entries())
          for (const [j, entry] of row.entries())
            await this.page
              .getByRole('textbox', { name: `Row ${i + 1}, column ${j + 1}` })
              .fill(right ? entry : '987654321');
        return;
      case 'repl': {
        const editor = this.page.locator('.cm-content').first();
        await editor.click();
        await this.page.keyboard.press('ControlOrMeta+a');
        await this.page.keyboard.press('Delete');
        // Typed as a paste would come: without the editor's own indentation.
        await this.page.evaluate(
          (code) => {
            const target = document.querySelector('.cm-content');
            const data = new DataTransfer();
            data.setData('text/plain', code);
            target?.dispatchEvent(
              new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
            );
          },
          right ? answer.code : 'pass\n',
        );
      }
    }
  }

  /** Hands the answer in and waits for its feedback. */
  async handIn(): Promise<void> {
    const program = this.rightAnswer().kind === 'repl';
    await this.page
      .getByRole('button', { name: program ? /run tests|hand in|check answer/iu : 'Check answer' })
      .first()
      .click();
  }

  async answer(right = true): Promise<void> {
    await this.fillIn(right);
    await this.handIn();
    await this.page.locator('.study[data-phase="feedback"]').waitFor({ timeout: 90_000 });
  }

  async goOn(): Promise<Phase> {
    await this.page.getByRole('button', { name: /^(Continue|See the summary)$/u }).click();
    return this.settle();
  }

  /** A whole lesson, every answer right. */
  async master(uid: string): Promise<void> {
    await this.openLesson(uid);
    await this.readToQuestions();
    for (let phase: Phase = await this.settle(); phase === 'question'; phase = await this.goOn())
      await this.answer();
    await expect(this.page.getByText('Lesson mastered')).toBeVisible();
  }
}
