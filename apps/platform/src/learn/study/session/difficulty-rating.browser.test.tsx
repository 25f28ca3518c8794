import { createApiClient, Outbox } from '@lemma/api-client';
import { createFakeFetch, type FakeHandlers, FakeProblem } from '@lemma/api-client/fake';
import { EdgeProvider } from '@lemma/api-client/react';
import { FullUi, ToastRegion, UiProvider } from '@lemma/ui';
import '@lemma/ui/styles.css';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DifficultyRating } from './difficulty-rating.tsx';
import { sessionUid } from './example-session.ts';

/** The question, over a server that does `onRating` with each answer. */
async function ask(onRating: NonNullable<FakeHandlers['sessionDifficulty']>) {
  const client = createApiClient({
    baseUrl: 'https://fake.example',
    retries: 0,
    fetch: createFakeFetch({ sessionDifficulty: onRating }),
  });
  const outbox = new Outbox({ client, learner: 'learner', name: crypto.randomUUID() });
  await render(
    <UiProvider>
      <FullUi>
        <EdgeProvider client={client} outbox={outbox}>
          <DifficultyRating session={sessionUid} />
          <ToastRegion />
        </EdgeProvider>
      </FullUi>
    </UiProvider>,
  );
}

const choice = (name: string) => page.getByRole('button', { name });

it('a session is rated once, with what was pressed', async () => {
  const ratings: unknown[] = [];
  await ask(({ body }) => {
    ratings.push([body.session_uid, body.rating]);
    return { status: 'ok' };
  });
  await choice('Too hard').click();
  await expect.element(page.getByText('Noted. Thank you.')).toBeVisible();
  await expect.element(choice('Too hard')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(choice('Too easy')).toBeDisabled();
  await expect.poll(() => ratings).toEqual([[sessionUid, 'too-hard']]);
});

it('a rating that is refused is given back, and said so', async () => {
  await ask(() => {
    throw new FakeProblem('not-found', 'There is no such session.');
  });
  await choice('About right').click();
  await expect.element(page.getByText(/^Your rating did not get through/u)).toBeVisible();
  await expect.element(choice('About right')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(choice('Too easy')).toBeEnabled();
});
