import { expect, type Page, test } from '@playwright/test';
import { appFolder, serveFolder } from './app-server.ts';
import { startVite } from './command-server.ts';
import { complaints } from './heard.ts';

/** Presses Run of the page's cell; Python's files come from where `pythonRuntime()` has put them. */
async function runCell(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show the other packages' }).click();
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByLabel('Printed output')).toHaveText('hello');
}

for (const [version, vite] of [
  ['18', '7'],
  ['19', '8'],
]) {
  test(`a Vite ${vite} app with React ${version} shows a lesson, scores an answer, changes its props and runs Python`, async ({
    page,
  }) => {
    await using server = await serveFolder(`${appFolder(`react-${version}`)}/dist`);
    const heard = complaints(page);
    await page.goto(server.origin);

    await expect(page.getByRole('heading', { name: 'Rows times columns' })).toBeVisible();
    // The app declares no color-scheme, and its bundler has lowered light-dark().
    const surface = page.locator('.lemma-lesson').first();
    await expect(surface).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const curve = page.locator('.lemma-graph-curve, .lemma-graph-vector').first();
    await expect(curve).toHaveCSS('stroke', 'rgb(0, 116, 179)');
    const widget = page.getByRole('region', { name: 'Row by column' });
    await expect(widget.locator('.lw')).toHaveCSS('color', 'rgb(20, 32, 43)');
    await widget.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByTestId('events')).toContainText('widget');

    await page.getByRole('textbox', { name: 'Your answer' }).first().fill('17');
    await page.getByRole('button', { name: 'Check answer' }).first().click();
    await expect(page.getByText('Row by column.', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Change the props' }).click();
    await expect(surface).toHaveAttribute('data-theme', 'dark');
    await expect(surface).toHaveCSS('direction', 'rtl');
    await expect(surface).toHaveCSS('background-color', 'rgb(16, 23, 30)');
    await expect(page.getByRole('button', { name: 'Antwort prüfen' }).first()).toBeVisible();

    await runCell(page);
    await expect(page.getByText('Welcome, Ada')).toBeVisible();
    await expect(page.getByRole('button', { name: 'A button of the design system' })).toBeVisible();
    expect(heard).toEqual([]);
  });
  test(`a Vite ${vite} app with React ${version} shows a kind of question of its own`, async ({
    page,
  }) => {
    await using server = await serveFolder(`${appFolder(`react-${version}`)}/dist`);
    const heard = complaints(page);
    await page.goto(server.origin);
    const own = page.getByRole('region', { name: 'Estimate' });
    await expect(own.getByText('At how many degrees')).toBeVisible();
    await expect(own.getByText('cannot take an answer to this kind')).toBeVisible();
    await own.getByRole('button', { name: 'Add the kind' }).click();
    const field = own.getByRole('spinbutton', { name: /At how many degrees/u });
    await field.fill('98');
    await own.getByRole('button', { name: 'Check answer' }).click();
    await expect(own.getByText('Close enough')).toBeVisible();
    await expect(own.getByText('At 100 °C.')).toBeVisible();
    expect(heard).toEqual([]);
  });
  test(`the development server of Vite ${vite} gives a cell its Python`, async ({ page }) => {
    await using server = await startVite(`react-${version}`);
    await page.goto(server.origin);
    await runCell(page);
  });
}
