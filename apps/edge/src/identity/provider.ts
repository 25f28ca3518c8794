import { type Configuration, errors, type JWK, Provider } from 'oidc-provider';
import type { Account, Accounts } from './accounts.ts';
import { createAdapter } from './adapter.ts';
import { claimsOf } from './claims.ts';
import type { IdentityStore } from './store.ts';

export interface ProviderOptions {
  /** With a trailing slash, as Auth0's issuers have. */
  readonly issuer: string;
  readonly clientId: string;
  /** Absolute URI of the API: the `aud` of access tokens. */
  readonly audience: string;
  /** Origins that may ask for tokens, and be returned to. */
  readonly siteOrigins: readonly string[];
  readonly store: IdentityStore;
  readonly accounts: Accounts;
  readonly jwk: JWK;
  readonly cookieKey: string;
  readonly emailsAreVerified: boolean;
  /** Who works at the desk: the scope `desk` is for them alone. */
  readonly isStaff: (account: Account) => boolean;
  readonly clock: () => number;
}

const day = 24 * 60 * 60;
const deskScope = 'desk';

/** oidc-provider with Auth0's paths and habits, so that @auth0/auth0-react speaks to it unchanged. */
export function createProvider(options: ProviderOptions): Provider {
  const { issuer, clientId, audience, siteOrigins, accounts } = options;
  const mayUseDesk = (sub: string | undefined): boolean => {
    const account = sub === undefined ? undefined : accounts.find(sub);
    return account !== undefined && options.isStaff(account);
  };
  const configuration: Configuration = {
    adapter: createAdapter(options.store, options.clock),
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: siteOrigins.flatMap((origin) => [origin, `${origin}/`]),
      },
    ],
    jwks: { keys: [options.jwk] },
    cookies: { keys: [options.cookieKey], short: { path: '/' } },
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      jwks: '/.well-known/jwks.json',
      revocation: '/oauth/revoke',
      end_session: '/oidc/logout',
    },
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: { openid: ['sub'], profile: ['name', 'nickname'], email: ['email', 'email_verified'] },
    // Auth0 puts profile and e-mail into the ID token itself.
    conformIdTokenClaims: false,
    extraParams: ['audience', 'screen_hint', 'login_hint', 'auth0Client'],
    pkce: { required: () => true },
    clientBasedCORS: (_ctx, origin) => siteOrigins.includes(origin),
    rotateRefreshToken: true,
    // The SDK asks without prompt=consent, for which oidc-provider drops offline_access; Auth0 does not.
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => false,
    ttl: {
      AccessToken: 60 * 60,
      IdToken: 10 * 60 * 60,
      RefreshToken: 30 * day,
      Session: 14 * day,
      Grant: 60 * day,
      Interaction: 60 * 60,
    },
    findAccount: (_ctx, sub) => {
      const account = accounts.find(sub);
      if (!account) return undefined;
      return { accountId: sub, claims: async () => claimsOf(account, options) };
    },
    interactions: { url: (_ctx, interaction) => `/u/${interaction.uid}` },
    // First-party client: consent is given by signing in, as in an Auth0 tenant.
    loadExistingGrant: async (ctx) => {
      const { oidc } = ctx;
      const accountId = oidc.session?.accountId;
      if (!accountId || !oidc.client) return undefined;
      const known = oidc.session?.grantIdFor(oidc.client.clientId);
      const grant =
        (known ? await oidc.provider.Grant.find(known) : undefined) ??
        new oidc.provider.Grant({ accountId, clientId: oidc.client.clientId });
      grant.addOIDCScope('openid profile email offline_access');
      grant.addResourceScope(audience, 'read:users write:users');
      // Whoever is not staff and asks for the desk gets a token without it, as from Auth0.
      delete grant.rejected;
      if (mayUseDesk(accountId)) grant.addResourceScope(audience, deskScope);
      else grant.rejectResourceScope(audience, deskScope);
      await grant.save();
      return grant;
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== audience)
            throw new errors.InvalidTarget(`this provider serves ${audience} only`);
          return {
            scope: `read:users write:users ${deskScope}`,
            audience,
            accessTokenFormat: 'jwt',
            accessTokenTTL: 60 * 60,
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
    },
    formats: {
      customizers: {
        jwt: (_ctx, token, jwt) => {
          jwt.header = { ...jwt.header, typ: 'JWT' };
          // A refresh token may be older than the end of somebody's work at the desk.
          const { scope: granted } = jwt.payload;
          const scopes = (typeof granted === 'string' ? granted : '')
            .split(' ')
            .filter((scope) => scope !== deskScope || mayUseDesk(ownerOf(token)));
          jwt.payload = {
            ...jwt.payload,
            scope: scopes.join(' '),
            aud: [audience, `${issuer}userinfo`],
            azp: token.clientId,
          };
        },
      },
    },
    renderError: (ctx, out) => {
      ctx.type = 'html';
      ctx.body = errorPage(out.error_description ?? out.error, siteOrigins[0] ?? '/');
    },
  };
  return new Provider(issuer, configuration);
}

/** The account that a token is for; undefined for a token of a client without an account. */
const ownerOf = (token: object): string | undefined =>
  'accountId' in token ? String(token.accountId) : undefined;

function errorPage(message: string, home: string): string {
  const text = message.replace(/[&<>"]/gu, (c) => `&#${c.charCodeAt(0)};`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sign-in did not work</title>
<body style="font:16px/1.5 system-ui;max-width:32rem;margin:15vh auto;padding:0 20px;color:#14202B">
<h1 style="font-size:28px">Sign-in did not work</h1><p>${text}</p><p><a href="${home}" style="color:#006FAB">Back to the site</a></p>`;
}
