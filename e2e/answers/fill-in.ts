import type { PlacedLine } from '@lemma/learning-engine';
import type { Locator } from '@playwright/test';
import type { GivenAnswer } from './given-answer.ts';

/** Fills an answer in as a learner does, without handing it in. `question`: the element around one question. */
export async function fillIn(question: Locator, answer: GivenAnswer): Promise<void> {
  switch (answer.kind) {
    case 'multiple-choice':
    case 'multi':
      for (const option of answer.selected) await optionOf(question, option).click();
      return;
    case 'numeric':
    case 'expression':
      await question.getByRole('textbox', { name: 'Your answer' }).fill(answer.text);
      return;
    case 'matrix':
      for (const [i, row] of answer.entries.entries())
        for (const [j, entry] of row.entries())
          await question
            .getByRole('textbox', { name: `Row ${i + 1}, column ${j + 1}`, exact: true })
            .fill(entry);
      return;
    case 'point':
      for (const { id, at } of answer.points)
        for (const [index, axis] of ['x', 'y'].entries())
          await question
            .getByRole('spinbutton', { name: `${axis} of ${id}`, exact: true })
            .fill(String(at[index]));
      return;
    case 'output':
      await question
        .getByRole('textbox', { name: 'What the program prints' })
        // Nothing at all cannot be handed in.
        .fill(answer.text || ' ');
      return;
    case 'order':
      await putInOrder(question, answer.lines);
      return;
    case 'cloze':
      for (const [index, gap] of answer.gaps.entries()) {
        const field = question.getByLabel(`Gap ${index + 1} of ${answer.gaps.length}`);
        const tag = await field.evaluate((element) => element.tagName);
        if (tag === 'SELECT') await field.selectOption(gap);
        else await field.fill(gap);
      }
      return;
    case 'match':
      for (const [index, [, piece]] of answer.pairs.entries())
        await question.getByLabel(`What belongs to ${index + 1}?`).selectOption(piece);
      return;
    case 'fault':
      await question
        .locator('.lemma-fault-line')
        .nth(answer.line - 1)
        .click();
      if (answer.reason !== undefined) await optionOf(question, answer.reason).click();
      return;
    case 'repl':
      await pasteProgram(question, answer.code);
  }
}

const optionOf = (question: Locator, id: string) =>
  question.locator(`.lemma-option:has(input[value="${id}"])`);

/** Puts lines into place one after the other, each with its indentation. */
async function putInOrder(question: Locator, lines: readonly PlacedLine[]): Promise<void> {
  for (const [place, { id, indent }] of lines.entries()) {
    await question.locator(`.lemma-order-left [data-line="${id}"]`).click();
    const line = question.locator('ol.lemma-order-lines .lemma-order-line').nth(place);
    for (let tries = 0; tries < 8; tries += 1) {
      const given = await line.evaluate((element) =>
        Number(element.parentElement?.style.getPropertyValue('--indent')),
      );
      if (given === indent) break;
      await line.press(given < indent ? ']' : '[');
    }
  }
}

/** Replaces the program, by a paste: typed keys would get the editor's own indentation. */
async function pasteProgram(question: Locator, code: string): Promise<void> {
  const editor = question.locator('.cm-content').first();
  await editor.click();
  await editor.press('ControlOrMeta+a');
  await editor.press('Delete');
  await editor.evaluate((target, text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    target.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, code);
}
