import { createApiClient } from '@lemma/api-client';
import { createFakeFetch } from '@lemma/api-client/fake';
import { EdgeProvider, useApiQuery } from '@lemma/api-client/react';
import { PythonCell, PythonProvider } from '@lemma/python-runtime/react';
import '@lemma/python-runtime/styles.css';
import { Button, UiProvider } from '@lemma/ui';
import '@lemma/ui/styles.css';

const client = createApiClient({
  baseUrl: 'https://fake.example',
  fetch: createFakeFetch({
    me: () => ({
      name: 'Ada',
      email: 'ada@example.org',
      created_at: '2026-01-05T09:00:00.000Z',
      daily_goal: 30,
      time_zone: 'UTC',
      day_start: 0,
      rest_day: null,
      retention: 0.91,
    }),
  }),
});

function Welcome() {
  const { data } = useApiQuery('me', {});
  return <p>Welcome, {data?.name ?? '…'}</p>;
}

/** The React parts of the packages beside lessons, on the same page. */
export function OtherPackages() {
  return (
    <EdgeProvider client={client}>
      <Welcome />
      <PythonProvider>
        <PythonCell id="cell" code={'print("hello")'} />
      </PythonProvider>
      <UiProvider>
        <Button>A button of the design system</Button>
      </UiProvider>
    </EdgeProvider>
  );
}
