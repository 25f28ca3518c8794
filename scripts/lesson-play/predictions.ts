import type {
  Block,
  CompiledLesson,
  Prediction,
  PythonBlock,
} from '@lemma/lesson-renderer/compile';
import type { Locator, Page } from 'playwright';
import { type Fault, reasonOf } from './fault.ts';

type Predicting = Extract<Block, { readonly predict?: Prediction }> & {
  readonly predict: Prediction;
};

/** Commits to every prediction, step that is left to the learner and reason of a lesson, to a wrong option first where there is one. */
export async function commitToAll(
  page: Page,
  lesson: CompiledLesson,
  right: boolean,
): Promise<readonly Fault[]> {
  const wanted = lesson.sections.flatMap(({ parts }) => parts.flatMap(({ blocks }) => all(blocks)));
  const shown = page.locator('.lemma-predict');
  const faults: Fault[] = [];
  // Their view is downloaded with the first of them.
  if (wanted.length > 0)
    await shown
      .nth(wanted.length - 1)
      .waitFor()
      .catch(reasonOf);
  const count = await shown.count();
  if (count !== wanted.length)
    return [
      {
        part: 'predictions',
        message: `The page shows ${count} of ${wanted.length} predictions: look at the page for a part that failed.`,
      },
    ];
  for (const [index, block] of wanted.entries()) {
    const problem = await commit(shown.nth(index), block, right).catch(reasonOf);
    if (problem) faults.push({ part: partOf(block), message: problem });
  }
  return faults;
}

function partOf({ id, type, predict }: Predicting): string {
  const question = predict.question.replaceAll(/<[^>]*>/gu, '').trim();
  return `${type === 'ask' ? 'your turn or why' : 'predict'} ${id} ("${question.slice(0, 60)}")`;
}

function all(blocks: readonly Block[]): readonly Predicting[] {
  return blocks.flatMap((block): readonly Predicting[] => {
    if (block.type === 'element') return all(block.blocks);
    return 'predict' in block && block.predict ? [{ ...block, predict: block.predict }] : [];
  });
}

/** What is wrong, or undefined. */
async function commit(
  form: Locator,
  block: Predicting,
  right: boolean,
): Promise<string | undefined> {
  const { options, outcome } = block.predict;
  const option = options.find((one) => one.right === right) ?? options[0];
  if (option) await form.locator(`.lemma-option:has(input[value="${option.id}"])`).click();
  else await form.getByRole('textbox').fill('I expect nothing in particular.');
  await form.locator('button[type="submit"]').click();
  const verdict = form.locator('.lemma-verdict');
  await verdict.waitFor();
  if ((await form.getAttribute('data-state')) !== 'committed')
    return 'It stays open after committing: look at the form.';
  const answers = form.locator('.lemma-predict-compared dd');
  if (outcome === '' || (await answers.last().innerText()).trim() === '')
    return 'It shows no outcome: write what happens.';
  if (option) {
    const mark = await answers.first().getAttribute('data-mark');
    const wanted = option.right ? 'right' : 'wrong';
    if (mark !== wanted)
      return `Its option "${option.id}" is called ${mark ?? 'neither right nor wrong'}, not ${wanted}: see which options have [x].`;
    if (!option.right && option.why !== '' && !(await form.locator('.lemma-explanation').count()))
      return 'What the author says of the wrong option is not shown.';
  }
  return block.type === 'python' ? runs(form, block) : undefined;
}

/** The cell runs once one has committed. */
async function runs(form: Locator, { output }: PythonBlock): Promise<string | undefined> {
  const panel = form.locator('.lemma-py-output-body');
  await form
    .locator('.lemma-py-output-head output', { hasText: /^\d+\.\d+ s$/u })
    .waitFor({ timeout: 60_000 });
  const printed = (await panel.innerText()).trim();
  if (printed === '') return 'The cell ran and shows nothing: print what is to be seen.';
  const [first = ''] = (output ?? '').trim().split('\n');
  return squeezed(printed).includes(squeezed(first))
    ? undefined
    : `The cell prints "${printed.slice(0, 80)}", not "${first}": run "pnpm content:check --write".`;
}

const squeezed = (text: string) => text.replaceAll(/\s+/gu, ' ');
