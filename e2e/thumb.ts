/** A learner on a phone: one thumb, no mouse, no keyboard but the one on the glass. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Window of a phone of 390 × 844 px, and what its keyboard leaves of it. */
const wholeScreen = { width: 390, height: 844 };
const aboveKeyboard = { width: 390, height: 510 };

/** Signs that a phone's keyboard hides behind layers: the row over it has them. Brackets come in pairs; the arrow leads out. */
const rowKeys: Readonly<Record<string, string>> = {
  '=': '=',
  _: '_',
  ':': ':',
  '"': '"',
  '(': '()',
  '[': '[]',
  '{': '{}',
  ')': 'Cursor right',
  ']': 'Cursor right',
  '}': 'Cursor right',
};

export class Thumb {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses what is in reach: on the screen, and not under anything else. */
  async press(target: Locator): Promise<void> {
    await this.inReach(target);
    await target.tap();
  }

  async inReach(target: Locator): Promise<void> {
    await expect(target).toBeInViewport({ ratio: 1 });
    const covered = await target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (element.contains(hit) || hit.contains(element)) ? '' : hit?.outerHTML;
    });
    expect(covered).toBe('');
  }

  /** Scrolls until the target stands in the middle of the screen, as a finger does. */
  async scrollTo(target: Locator): Promise<void> {
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  }

  async openKeyboard(): Promise<void> {
    await this.page.setViewportSize(aboveKeyboard);
  }

  async closeKeyboard(): Promise<void> {
    await this.page.setViewportSize(wholeScreen);
  }

  /** What the keyboard on the glass gives: text without keys. */
  async write(text: string): Promise<void> {
    await this.page.keyboard.insertText(text);
  }

  /** Puts a program in the place of what stands in the editor, sign by sign. */
  async program(editor: Locator, code: string): Promise<void> {
    await this.scrollTo(editor);
    const before = await editor.locator('.cm-line').allTextContents();
    // Beyond the end of the last line: the cursor goes to its end.
    const last = await editor.locator('.cm-line').last().boundingBox();
    if (!last) throw new Error('The editor shows no line.');
    await this.page.touchscreen.tap(last.x + last.width - 8, last.y + last.height / 2);
    await this.openKeyboard();
    for (let left = before.join('\n').length; left > 0; left -= 1)
      await this.page.keyboard.press('Backspace');
    // Where the machine is slow the editor may take one press for two of a held key, and drop one.
    await expect(async () => {
      if ((await editor.textContent()) !== '') await this.page.keyboard.press('Backspace');
      await expect(editor).toHaveText('', { timeout: 500 });
    }).toPass();
    for (const [index, line] of code.trimEnd().split('\n').entries()) {
      if (index > 0) await this.#newLine(editor, line);
      await this.#line(line.trimStart());
    }
  }

  /** The editor indents by itself; what it cannot know is done by the row's Tab and the keyboard's delete. */
  async #newLine(editor: Locator, line: string): Promise<void> {
    const count = await editor.locator('.cm-line').count();
    await this.page.keyboard.press('Enter');
    await expect(editor.locator('.cm-line')).toHaveCount(count + 1);
    const wanted = line.length - line.trimStart().length;
    const given = (await editor.locator('.cm-line').last().textContent())?.length ?? 0;
    for (let now = given; now < wanted; now += 4) await this.#key('Tab');
    for (let now = given; now > wanted; now -= 4) await this.page.keyboard.press('Backspace');
  }

  async #line(line: string): Promise<void> {
    for (const part of line.split(/([=_:"()[\]{}])/u)) {
      const key = rowKeys[part];
      if (key) await this.#key(key);
      else if (part) await this.write(part);
    }
  }

  async #key(name: string): Promise<void> {
    const row = this.page.getByRole('group', { name: 'Keys for code' });
    await this.press(row.getByRole('button', { name, exact: true }));
  }
}
