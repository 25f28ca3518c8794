import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';

/**
 * Auth0's `/v2/logout?client_id=…&returnTo=…`: ends the provider's session and goes back,
 * to the origins of the site only.
 */
export function createLogout(provider: Provider, siteOrigins: readonly string[]) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const context = provider.createContext(request, response);
    const session = await provider.Session.get(context);
    await session.destroy();
    for (const name of ['_session', '_session.sig', '_session.legacy', '_session.legacy.sig'])
      response.appendHeader('set-cookie', `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`);
    response.writeHead(302, {
      location: returnTarget(url, siteOrigins),
      'cache-control': 'no-store',
    });
    response.end();
  };
}

function returnTarget(url: URL, siteOrigins: readonly string[]): string {
  const home = siteOrigins[0] ?? '/';
  const wanted = url.searchParams.get('returnTo');
  if (!wanted || !URL.canParse(wanted)) return home;
  const { protocol, origin, href } = new URL(wanted);
  // A `blob:` address has the origin of whoever made it, and any content.
  const isPage = protocol === 'http:' || protocol === 'https:';
  return isPage && siteOrigins.includes(origin) ? href : home;
}
