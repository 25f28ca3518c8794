import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { type ApiClient, createApiClient } from '../client/client.ts';
import { createFakeFetch, type FakeHandlers, FakeProblem } from '../fake/fake-edge.ts';
import { Outbox } from '../outbox/outbox.ts';
import { EdgeProvider } from './provider.tsx';
import { useApiMutation, useApiQuery } from './queries.ts';
import { useOutboxSend, useOutboxState } from './use-outbox.ts';

const clientOf = (handlers: FakeHandlers): ApiClient =>
  createApiClient({ baseUrl: 'https://fake.test', fetch: createFakeFetch(handlers), retries: 0 });

function Profile() {
  const profile = useApiQuery('me', {});
  const rename = useApiMutation('updateName');
  return (
    <>
      <p>Name: {profile.data?.name ?? 'none'}</p>
      <button type="button" onClick={() => rename.mutate({ body: 'Grace' })}>
        Rename
      </button>
      {rename.error && <p role="alert">{rename.error.message}</p>}
    </>
  );
}

function profileHandlers(rename: (name: string) => void): FakeHandlers {
  let name = 'Ada';
  const profile = () => ({
    name,
    email: 'ada@example.org',
    created_at: '2026-01-05T09:00:00.000Z',
    daily_goal: 30,
    time_zone: 'UTC',
    day_start: 0,
    rest_day: null,
    retention: 0.91,
  });
  return {
    me: profile,
    updateName: ({ body }) => {
      rename(body);
      name = body;
      return profile();
    },
  };
}

describe('the hooks', () => {
  it('show the new name everywhere once it is saved', async () => {
    const client = clientOf(profileHandlers(() => undefined));
    const screen = await render(
      <EdgeProvider client={client}>
        <Profile />
      </EdgeProvider>,
    );
    await expect.element(screen.getByText('Name: Ada')).toBeVisible();
    await screen.getByRole('button', { name: 'Rename' }).click();
    await expect.element(screen.getByText('Name: Grace')).toBeVisible();
  });

  it('give the server’s refusal as the error', async () => {
    const client = clientOf(
      profileHandlers(() => {
        throw new FakeProblem('invalid-name', 'Please enter another name.');
      }),
    );
    const screen = await render(
      <EdgeProvider client={client}>
        <Profile />
      </EdgeProvider>,
    );
    await screen.getByRole('button', { name: 'Rename' }).click();
    await expect.element(screen.getByText(/Please enter another name/u)).toBeVisible();
    await expect.element(screen.getByText('Name: Ada')).toBeVisible();
  });

  it('tell how much waits in the outbox', async () => {
    let isUp = false;
    const fake = createFakeFetch();
    const client = createApiClient({
      baseUrl: 'https://fake.test',
      retries: 0,
      fetch: async (input, init) => {
        if (!isUp) throw new TypeError('Failed to fetch');
        return fake(input, init);
      },
    });
    const outbox = new Outbox({
      client,
      learner: 'ada',
      name: `hooks-${Date.now()}`,
      backoffMs: 5,
    });
    const screen = await render(
      <EdgeProvider client={client} outbox={outbox}>
        <Waiting />
      </EdgeProvider>,
    );
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('1 waits')).toBeVisible();
    isUp = true;
    await expect.element(screen.getByText('0 waits')).toBeVisible();
    await outbox.close();
  });
});

function Waiting() {
  const { pending } = useOutboxState();
  const send = useOutboxSend();
  const save = () =>
    void send('sessionHistory', {
      body: {
        entry_uid: crypto.randomUUID(),
        session_uid: crypto.randomUUID(),
        position: 1,
        seconds: 1,
      },
    });
  return (
    <>
      <p>{pending} waits</p>
      <button type="button" onClick={save}>
        Save
      </button>
    </>
  );
}
