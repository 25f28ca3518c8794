import { createApiClient } from '@lemma/api-client';
import { createQueryClient } from '@lemma/api-client/react';
import { keepingFetch } from '../offline/kept-answers.ts';
import { noteReach, onReachChange, serverAnswers } from '../offline/reach.ts';
import { currentToken } from './token-source.ts';

/** The one client of the site. This module brings ky, zod and the query cache: import it late on public pages. */
export const api = createApiClient({
  getToken: currentToken,
  fetch: keepingFetch(async (request) => fetch(request), noteReach),
});

/** The one cache, shared by the shell and the learning area. */
export const queryClient = createQueryClient();
// Without network too a call is made: what is kept on this device answers it.
queryClient.setDefaultOptions({
  queries: { ...queryClient.getDefaultOptions().queries, networkMode: 'always' },
  mutations: { ...queryClient.getDefaultOptions().mutations, networkMode: 'always' },
});
onReachChange(() => {
  if (serverAnswers()) void queryClient.invalidateQueries();
});

export type SiteConfig = Awaited<ReturnType<typeof api.clientConfig>>;

let config: Promise<SiteConfig> | undefined;

/** `/config.json`, asked once; after a failure the next caller asks again. */
export async function siteConfig(): Promise<SiteConfig> {
  config ??= api.clientConfig();
  try {
    return await config;
  } catch (error) {
    config = undefined;
    throw error;
  }
}
