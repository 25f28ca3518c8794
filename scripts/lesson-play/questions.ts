import type { CompiledQuestion } from '@lemma/lesson-renderer/compile';
import type { Locator, Page } from 'playwright';
import { fillIn } from '../../e2e/answers/fill-in.ts';
import { foreseenMiss, type Miss } from '../../e2e/answers/foreseen-miss.ts';
import { type GivenAnswer, rightAnswerOf } from '../../e2e/answers/given-answer.ts';
import { unforeseenMiss } from '../../e2e/answers/unforeseen-miss.ts';
import { type Fault, reasonOf } from './fault.ts';

/** Python starts with the first program of a page. */
const pythonTimeout = 90_000;

/** The first question of each kind. */
export function firstOfEachKind(
  questions: readonly CompiledQuestion[],
): readonly CompiledQuestion[] {
  return questions.filter(
    ({ kind }, index) => questions.findIndex((one) => one.kind === kind) === index,
  );
}

/** Answers those of a page's questions that are `asked`, all right or all wrong, and sees what is said of each answer. */
export async function answerAll(
  page: Page,
  questions: readonly CompiledQuestion[],
  right: boolean,
  asked: readonly CompiledQuestion[] = questions,
): Promise<readonly Fault[]> {
  const shown = page.locator('.lemma-question');
  const count = await shown.count();
  if (count !== questions.length)
    return [
      {
        part: 'questions',
        message: `The page shows ${count} of ${questions.length} questions: look at the page for a part that failed.`,
      },
    ];
  const faults: Fault[] = [];
  for (const question of asked) {
    const miss = right ? undefined : missOf(question);
    const given = miss?.answer ?? rightAnswerOf(question);
    const found = await answer(shown.nth(questions.indexOf(question)), question, given, miss).catch(
      (error: unknown) => [`It cannot be answered: ${reasonOf(error)}`],
    );
    const part = `${question.uid} (${question.kind}, ${right ? 'right' : 'wrong'} answer ${inShort(given)})`;
    for (const message of found) faults.push({ line: question.line, part, message });
  }
  return faults;
}

function inShort({ kind: _kind, ...given }: GivenAnswer): string {
  const text = JSON.stringify(Object.values(given)[0]);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

function missOf(question: CompiledQuestion): Miss {
  return foreseenMiss(question) ?? { answer: unforeseenMiss(question), commented: false };
}

/** Gives an answer to a question; what is wrong with what follows. */
async function answer(
  question: Locator,
  { explanation, hints }: CompiledQuestion,
  given: GivenAnswer,
  miss: Miss | undefined,
): Promise<readonly string[]> {
  const faults: string[] = [];
  if (miss && hints.length > 0) {
    await question.getByRole('button', { name: 'Show a hint' }).click();
    if (await isEmpty(question.locator('.lemma-hint').first()))
      faults.push('Its first hint is empty: write it.');
  }
  await fillIn(question, given);
  const early = given.kind === 'repl' ? await runTests(question, miss) : await check(question);
  if (early) return [...faults, early];
  const verdict = question.locator('.lemma-feedback .lemma-verdict');
  const unreadable = question.locator('.lemma-unreadable:not(:empty)');
  await verdict.or(unreadable).first().waitFor();
  if (await unreadable.count())
    return [...faults, `It cannot be read: "${await unreadable.first().innerText()}"`];
  const mark = await verdict.getAttribute('data-mark');
  const wanted = miss ? 'wrong' : 'right';
  if (mark !== wanted)
    faults.push(
      `It is called ${mark}, not ${wanted}: look at the key and at the foreseen mistakes.`,
    );
  if (await isEmpty(verdict)) faults.push('Nothing is said of it.');
  if (miss?.commented && (await isUncommented(question)))
    faults.push('What the author says of this mistake is not shown.');
  if (explanation === '' || (await isEmpty(question.locator('.lemma-feedback .lemma-explanation'))))
    faults.push('The steps are not shown: write them.');
  return faults;
}

async function check(question: Locator): Promise<undefined> {
  await question.getByRole('button', { name: 'Check answer' }).click();
}

/** Runs a program's tests and, if it is to fail, hands it in all the same. What went wrong, or undefined. */
async function runTests(question: Locator, miss: Miss | undefined): Promise<string | undefined> {
  await question.getByRole('button', { name: 'Run tests' }).click();
  const failed = question.getByRole('button', { name: 'Hand in as it is' });
  const verdict = question.locator('.lemma-feedback .lemma-verdict');
  const refused = question.locator('.lemma-py-verdict [role="alert"]');
  await failed.or(verdict).or(refused).first().waitFor({ timeout: pythonTimeout });
  if (await refused.count()) return `Its tests do not run: ${await refused.innerText()}`;
  if (!(await failed.count())) return undefined;
  const list = question.locator('.lemma-py-tests');
  if (!miss) return `The solution fails: ${(await list.innerText()).replaceAll('\n', ' ')}`;
  await failed.click();
  return undefined;
}

async function isUncommented(question: Locator): Promise<boolean> {
  const comments = question.locator('.lemma-comment, .lemma-option-comment, .lemma-explanation');
  const texts = await comments.allInnerTexts();
  // The steps are one of them.
  return texts.filter((text) => text.trim() !== '').length < 2;
}

const isEmpty = async (element: Locator): Promise<boolean> =>
  (await element.count()) === 0 || (await element.first().innerText()).trim() === '';
