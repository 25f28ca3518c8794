import { createApiClient } from '@lemma/api-client';
import { createQueryClient } from '@lemma/api-client/react';
import { currentToken } from './token-source.ts';

/** The one client of the site. This module brings ky, zod and the query cache: import it late on public pages. */
export const api = createApiClient({ getToken: currentToken });

/** The one cache, shared by the shell and the learning area. */
export const queryClient = createQueryClient();

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
