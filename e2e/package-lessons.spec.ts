/** Lessons that import NumPy and pandas, where the site has them and where it has not. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { AnswerBook } from './answer-book.ts';
import { House } from './house.ts';
import { Learner } from './learner.ts';
import { expectAccessible, watch } from './watch.ts';

const wheels = process.env['PYTHON_WHEELS_FROM'];
const title = 'A lesson alone';

/** A path with this lesson only: by the real one a new learner would come to it after a hundred lessons. */
function shortPath(unit: string, lesson: string): string {
  const content = mkdtempSync(join(tmpdir(), 'lemma-packages-'));
  const course = join(content, 'alone');
  mkdirSync(join(course, unit), { recursive: true });
  writeFileSync(
    join(course, 'course.yaml'),
    `uid: alone\ntitle: ${title}\nunits:\n  - uid: ${unit}\n    title: The unit\n    lessons: [${lesson}]\n`,
  );
  const source = join(
    import.meta.dirname,
    `../content/essential-python-for-data-science-and-ml/${unit}/${lesson}.md`,
  );
  const alone = readFileSync(source, 'utf8')
    .replace(/^prerequisites: .*$/mu, 'prerequisites: []')
    .replace(/^encompasses: .*$/mu, 'encompasses: {}');
  writeFileSync(join(course, unit, `${lesson}.md`), alone);
  return content;
}

const firstCell = (page: Page) => page.getByRole('group', { name: 'Python code' }).first();

test('without NumPy the lesson says so before it is begun, and its programs say why they do not run', async ({
  page,
}) => {
  const house = await House.open({ content: shortPath('numpy', 'py-arrays') });
  try {
    const faults = watch(page);
    const learner = new Learner(page, house, new AnswerBook());
    await learner.begin('without@example.org', title);
    await learner.openLesson('py-arrays');
    const notice = page.getByRole('note').filter({ hasText: 'NumPy cannot be loaded now' });
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    );
    await firstCell(page).getByRole('button', { name: 'Run' }).click();
    await expect(firstCell(page)).toContainText('This page has no copy of the package');
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toBeVisible();
    if (wheels !== undefined) {
      // As if the server had brought them since.
      cpSync(wheels, join(house.dataDir, 'python-packages'), {
        recursive: true,
        filter: (file) => file === wheels || /\.(?:whl|json)$/u.test(file),
      });
      await notice.getByRole('button', { name: 'Try again' }).click();
      await expect(notice).toBeHidden();
      await firstCell(page).getByRole('button', { name: 'Run' }).click();
      await expect(firstCell(page)).toContainText('[4.1 5.3 6.  5.2]');
    }
    expect(faults).toEqual([]);
  } finally {
    await house.close();
  }
});

for (const { unit, lesson, name, prints, draws } of [
  { unit: 'numpy', lesson: 'py-arrays', name: 'NumPy arrays', prints: '[4.1 5.3 6.  5.2]' },
  { unit: 'pandas', lesson: 'py-series', name: 'Series', prints: 'dtype: float64' },
  // Its picture is there before anything runs: the seconds come with that of the run.
  {
    unit: 'pandas',
    lesson: 'py-line-plots',
    name: 'Line plots',
    prints: /\d\.\d\d s/u,
    draws: true,
  },
])
  test(`with its packages ${lesson} is done from My learning to mastery`, async ({ page }) => {
    test.skip(wheels === undefined, 'not run: PYTHON_WHEELS_FROM names no wheels');
    test.setTimeout(600_000);
    const house = await House.open({
      content: shortPath(unit, lesson),
      env: { PYTHON_WHEELS_FROM: wheels ?? '' },
    });
    try {
      const faults = watch(page);
      const learner = new Learner(page, house, new AnswerBook());
      await learner.begin('with@example.org', title);
      await page.locator('.action-list').getByRole('link', { name }).click();
      await learner.settle();
      await expect(page.getByText('cannot be loaded now')).toBeHidden();
      await firstCell(page).getByRole('button', { name: 'Run' }).click();
      await expect(firstCell(page)).toContainText(prints, { timeout: 30_000 });
      await expect(firstCell(page).getByRole('img')).toHaveCount(draws ? 1 : 0);
      let programs = 0;
      for (
        let phase = await learner.settle();
        phase !== 'finished';
        phase = await learner.settle()
      ) {
        if (phase === 'reading') await learner.readToQuestions();
        else {
          if ((await learner.rightAnswer()).kind === 'repl') programs += 1;
          await learner.answer();
          await learner.goOn();
        }
      }
      expect(programs).toBeGreaterThan(0);
      await expect(page.getByText('Lesson mastered')).toBeVisible();
      expect(faults).toEqual([]);
    } finally {
      await house.close();
    }
  });
