import { z } from 'zod';
import { Refusal } from '../refusal/refusal.ts';

/** What the server asks of the identity provider itself, with the learner's own access token. */
export interface IdentityProvider {
  /** The account's address if the provider calls it verified, in lower case. */
  verifiedEmail(token: string): Promise<string | undefined>;
  /** Ends the account's sessions and refresh tokens in every browser. */
  endSessions(learner: string, token: string): Promise<void>;
  /** True if `deleteIdentity` can delete accounts. */
  readonly deletesIdentities: boolean;
  /** Deletes the account at the provider; `kept` if the provider offers this server no way to. */
  deleteIdentity(learner: string): Promise<'deleted' | 'kept'>;
}

export interface IdentityProviderOptions {
  /** Auth0’s domain (`tenant.eu.auth0.com`), or the origin of the local provider (`http://localhost:4401`). */
  readonly domain: string;
  /** An Auth0 machine-to-machine client that may revoke users’ access. */
  readonly management?: ManagementClient | undefined;
  /** The local provider's own client, which it keeps in a file that only its owner can read. */
  readonly local?: () => ManagementClient | undefined;
}

export interface ManagementClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

const userInfo = z.looseObject({
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
});
const grant = z.looseObject({ access_token: z.string() });

const hasScheme = (domain: string) => /^https?:\/\//u.test(domain);

/** Issuer of a provider's tokens, with the slash at its end that Auth0's have. */
export function issuerOf(domain: string): string {
  const origin = hasScheme(domain) ? domain : `https://${domain}`;
  return `${origin.replace(/\/$/u, '')}/`;
}

/**
 * Auth0, or the local provider. With Auth0 and no management client its sessions cannot be ended: then only the
 * access tokens of before are refused, here.
 */
export function createIdentityProvider({
  domain,
  management,
  local = () => undefined,
}: IdentityProviderOptions): IdentityProvider {
  const issuer = issuerOf(domain);

  const managementToken = async (client: ManagementClient) => {
    const answer = await ask(`${issuer}oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        grant_type: 'client_credentials',
        client_id: client.clientId,
        client_secret: client.clientSecret,
        audience: `${issuer}api/v2/`,
      }),
    });
    return grant.parse(await answer.json()).access_token;
  };

  return {
    verifiedEmail: async (token) => {
      const answer = await ask(`${issuer}userinfo`, { headers: bearer(token) });
      const { email, email_verified: isVerified } = userInfo.parse(await answer.json());
      return isVerified ? email?.trim().toLowerCase() : undefined;
    },
    endSessions: async (learner, token) => {
      if (management) {
        await ask(`${issuer}api/v2/users/${encodeURIComponent(learner)}/revoke-access`, {
          method: 'POST',
          headers: {
            ...bearer(await managementToken(management)),
            'content-type': 'application/json',
          },
          body: '{}',
        });
      } else if (hasScheme(domain))
        await ask(`${issuer}sessions/revoke`, { method: 'POST', headers: bearer(token) });
    },
    get deletesIdentities() {
      return management !== undefined || local() !== undefined;
    },
    deleteIdentity: async (learner) => {
      const client = local();
      const headers = management
        ? bearer(await managementToken(management))
        : client && basic(client);
      if (!headers) return 'kept';
      await ask(
        `${issuer}api/v2/users/${encodeURIComponent(learner)}`,
        { method: 'DELETE', headers },
        // One that is gone already stays so.
        [404],
      );
      return 'deleted';
    },
  };
}

function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

function basic({ clientId, clientSecret }: ManagementClient): { authorization: string } {
  return {
    authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
  };
}

async function ask(
  address: string,
  init: RequestInit,
  accepted: readonly number[] = [],
): Promise<Response> {
  let answer: Response | undefined;
  try {
    answer = await fetch(address, { ...init, signal: AbortSignal.timeout(5000) });
  } catch (cause) {
    throw unreachable(cause);
  }
  if (!answer.ok && !accepted.includes(answer.status))
    throw unreachable(new Error(`${address} answered ${answer.status}`));
  return answer;
}

function unreachable(cause: unknown): Refusal {
  return Object.assign(
    new Refusal(
      'unavailable',
      'The identity provider does not answer as it should just now. Try again shortly.',
      {},
      { 'retry-after': '2' },
    ),
    { cause },
  );
}
