import { createApiClient, createClientOf } from '@lemma/api-client';
import { deskContract, type DeskContract } from '@lemma/api-client/desk';
import { createFakeFetch, createFakeFetchOf, type FakeHandlersOf } from '@lemma/api-client/fake';
import { createQueryClient, EdgeProvider } from '@lemma/api-client/react';
import { type ComponentType, useState } from 'react';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router';
import { FullUi, ToastRegion, UiProvider } from '@lemma/ui';
import '@lemma/ui/styles.css';
import { AuthScope } from '../auth/auth-context.ts';
import { learner } from '../auth/example-auth.ts';
import { lessons } from '../learn/story/examples.ts';
import '../shell/page.css';
import '../shell/shell.css';
import { DeskCalls } from './calls/desk-client.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { DeskGate } from './desk-gate.tsx';

export type DeskFake = FakeHandlersOf<DeskContract>;

export interface DeskStoryProps {
  /** Where one is. */
  readonly at: string;
  /** Pattern of the page's address. */
  readonly path: string;
  readonly Page: ComponentType;
  readonly fake: DeskFake;
}

/** A page of the desk with what stands around it, over a fake that keeps the contract. */
export function DeskStory({ at, path, Page, fake }: DeskStoryProps) {
  const [clients] = useState(() => ({
    desk: createClientOf(deskContract, {
      baseUrl: 'https://story.invalid',
      fetch: createFakeFetchOf(deskContract, fake),
      retries: 0,
    }),
    learner: createApiClient({
      baseUrl: 'https://story.invalid',
      fetch: createFakeFetch({ allLessons: () => ({ lessons: [...lessons] }) }),
      retries: 0,
    }),
    queries: createQueryClient(),
  }));
  return (
    <UiProvider>
      <FullUi>
        <AuthScope value={learner}>
          <EdgeProvider client={clients.learner} queryClient={clients.queries}>
            <DeskCalls getToken={async () => undefined} client={clients.desk}>
              <MemoryRouter initialEntries={[at]}>
                <main>
                  <DeskGate>
                    {(agent) => (
                      <DeskFrame agent={agent}>
                        <Routes>
                          <Route element={<Outlet context={agent} />}>
                            <Route path={path} element={<Page />} />
                            <Route path="*" element={<p>Another page</p>} />
                          </Route>
                        </Routes>
                      </DeskFrame>
                    )}
                  </DeskGate>
                </main>
                <ToastRegion />
              </MemoryRouter>
            </DeskCalls>
          </EdgeProvider>
        </AuthScope>
      </FullUi>
    </UiProvider>
  );
}
