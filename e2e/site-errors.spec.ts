import { expect, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { signUp } from './sign-up.ts';
import { expectAccessible } from './watch.ts';

let house: House;

test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house.close());

// What is asked for here is broken on its way: no worker may answer from what it keeps.
test.use({ serviceWorkers: 'block' });

/** The late part of the landing page, as its code is named in a build. */
const latePart = '**/assets/further-down-*.js';

/** What a page sends to the server, and what the server answers. */
interface Sent {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly status: number;
}

/** Listens to a page's own calls: the browser's protocol does not show the body of a `Request`. */
async function listen(page: Page): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  await page.exposeFunction('noteSent', (path: string, text: string, status: number) => {
    const body: Record<string, unknown> = JSON.parse(text);
    sent.push({ path, body, status });
  });
  await page.addInitScript(() => {
    const send = window.fetch;
    const listener = window as unknown as Record<
      'noteSent',
      (path: string, text: string, status: number) => void
    >;
    window.fetch = async (input, init) => {
      const isCall = input instanceof Request && input.method === 'POST';
      const text = isCall ? await input.clone().text() : '';
      const response = await send(input, init);
      if (text.startsWith('{'))
        listener.noteSent(new URL(response.url).pathname, text, response.status);
      return response;
    };
  });
  return sent;
}

/** The nth body that was sent to a path, once the server has taken it. */
async function taken(sent: readonly Sent[], path: string, nth = 0) {
  const call = () => sent.filter((one) => one.path === path)[nth];
  await expect.poll(() => call()?.status).toBe(200);
  return call()?.body ?? {};
}

const errorLog = '/edge/user/log-error';

test('code that a new release has replaced: the page says so, and a refresh goes on', async ({
  page,
}) => {
  await page.route(latePart, (route) => route.abort());
  await page.goto(house.url);
  const screen = page.getByRole('alert');
  await expect(screen.getByRole('heading', { name: 'Oops! We just updated' })).toBeVisible();
  await expect(screen).toContainText('auto-saved for 24 hours');
  await expectAccessible(page);
  await page.unroute(latePart);
  await screen.getByRole('button', { name: 'Refresh to Continue' }).press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Stop guessing. Start mastering.' }),
  ).toBeVisible();
});

test('a part that fails: the error is reported with what led to it, and the learner can say more', async ({
  page,
}, info) => {
  const sent = await listen(page);
  await signUp(house, page, '/about', `errors-${info.project.name}@example.org`);
  await page.route(latePart, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export function FurtherDown() { throw new Error('a part that cannot be drawn'); }",
    }),
  );
  // The login passed by the landing page: its code is forgotten with the document.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Feedback' })).toBeVisible();
  await page.getByRole('link', { name: 'Lemma, home' }).first().click();
  const screen = page.getByRole('alert').filter({ hasText: 'Oops!' });
  await expect(screen.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
  expect(await taken(sent, errorLog)).toMatchObject({
    message: 'a part that cannot be drawn',
    component_stack: expect.stringContaining('at '),
    user_actions: expect.arrayContaining(['click a "Lemma, home"']),
    url: `${house.url}/`,
  });
  await expectAccessible(page);

  await screen.getByRole('button', { name: /^Report Issue to \w+/u }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Feedback to/u });
  await dialog.getByRole('textbox').fill('It broke when I went home.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  expect(await taken(sent, '/edge/user/report-issue')).toMatchObject({
    uid: 'ErrorBoundary',
    description: 'It broke when I went home.',
  });
  await expect(page.getByText('Thanks!')).toBeVisible();

  await page.unroute(latePart);
  await screen.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(
    page.getByRole('heading', { name: 'Why most technical learning sucks' }),
  ).toBeVisible();
});

test('a shell that fails takes the page with it, but not the report, nor the way to say more @desktop', async ({
  page,
}) => {
  const sent = await listen(page);
  await signUp(house, page, '/about', 'shell@example.org');
  await page.route('**/assets/signed-in-header-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export function SignedInHeader() { throw new Error('a header that cannot be drawn'); }",
    }),
  );
  await page.reload();
  const screen = page.getByRole('alert').filter({ hasText: 'Oops!' });
  await expect(screen.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect(await taken(sent, errorLog)).toMatchObject({ message: 'a header that cannot be drawn' });
  await expectAccessible(page);
  await screen.getByRole('button', { name: /^Report Issue to \w+/u }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Feedback to/u });
  await dialog.getByRole('textbox').fill('The page is gone.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  expect(await taken(sent, '/edge/user/report-issue')).toMatchObject({ uid: 'ErrorBoundary' });
  await expect(page.getByText('Thanks!')).toBeVisible();
});

test('what nobody caught is reported for a learner with the last ten actions, never with what was typed @desktop', async ({
  page,
}) => {
  const sent = await listen(page);
  await signUp(house, page, '/about', 'uncaught@example.org');
  await page.getByRole('button', { name: 'Feedback' }).click();
  const text = page.getByRole('dialog', { name: /^Feedback to/u }).getByRole('textbox');
  await text.pressSequentially('secret words');

  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown outside of React');
    });
  });
  const typed = 'key a character on textarea';
  expect(await taken(sent, errorLog)).toMatchObject({
    message: 'thrown outside of React',
    user_actions: Array.from({ length: 10 }, () => expect.stringContaining(typed)),
  });

  await page.evaluate(() => {
    void Promise.reject(new Error('a rejection that nobody took'));
  });
  expect(await taken(sent, errorLog, 1)).toMatchObject({ message: 'a rejection that nobody took' });
});

test('a visitor’s errors are not sent @desktop', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  const seen = page.waitForEvent('pageerror');
  await page.goto(`${house.url}/about`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown to a visitor');
    });
  });
  expect((await seen).message).toBe('thrown to a visitor');
  await page.waitForLoadState('networkidle');
  expect(sent).not.toContain(errorLog);
});

/** Errors that the page writes to the console. */
function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

for (const [button, logged] of [
  ['Login', 'Login redirect failed'],
  ['Sign Up', 'Sign-up redirect failed'],
] as const)
  test(`a redirect to ${button} that fails is logged, and the page stays @desktop`, async ({
    page,
  }) => {
    const errors = consoleErrors(page);
    // What the redirect is signed with is refused, as on a page without a secure context.
    await page.addInitScript(() => {
      crypto.subtle.digest = async () => {
        throw new Error('refused');
      };
    });
    await page.goto(`${house.url}/about`);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.getByRole('banner').getByText(button, { exact: true }).first().click();
    await expect.poll(() => errors.join('\n')).toContain(logged);
    await expect(page.getByRole('main')).toBeVisible();
  });

test('a service worker that is refused is logged only @desktop', async ({ page }) => {
  const errors = consoleErrors(page);
  await page.addInitScript(() => {
    navigator.serviceWorker.register = async () => {
      throw new Error('refused');
    };
  });
  await signUp(house, page, '/about', 'no-worker@example.org');
  await page.goto(`${house.url}/learn/my-learning`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => errors.join('\n')).toContain('The service worker was not registered');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
