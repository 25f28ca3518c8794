/**
 * Starts the local identity provider as a process of its own, as Auth0 is a host of its own.
 * Environment: IDENTITY_PORT (4401), IDENTITY_URL (http://localhost:PORT), SITE_ORIGINS (comma-separated),
 * AUTH_AUDIENCE, AUTH_CLIENT_ID, LEMMA_DATA_DIR, IDENTITY_EMAILS_VERIFIED (yes: every address counts as verified),
 * DESK_ACCOUNTS (addresses of those who work at the desk, comma-separated), TRUST_PROXY (yes: a proxy of one's own sets
 * X-Forwarded-For).
 */
import { join } from 'node:path';
import { startIdentityServer } from './server.ts';

const env = process.env;

if (env['NODE_ENV'] === 'production' && env['LEMMA_LOCAL_IDENTITY'] !== 'yes') {
  process.stderr.write(
    'The local identity provider does not start in production: it has no e-mail verification and no second factor. ' +
      'Set AUTH_DOMAIN to your Auth0 tenant, or set LEMMA_LOCAL_IDENTITY=yes if you mean it.\n',
  );
  process.exit(1);
}

const port = Number(env['IDENTITY_PORT'] ?? 4401);
const identity = await startIdentityServer({
  port,
  url: env['IDENTITY_URL'] ?? `http://localhost:${port}`,
  siteOrigins: (env['SITE_ORIGINS'] ?? 'http://localhost:4400').split(','),
  audience: env['AUTH_AUDIENCE'] ?? 'https://api.lemma.local',
  clientId: env['AUTH_CLIENT_ID'] ?? 'lemma-platform',
  product: env['LEMMA_PRODUCT'] ?? 'Lemma',
  dataDir: env['LEMMA_DATA_DIR'] ?? join(import.meta.dirname, '../../.data'),
  trustProxy: env['TRUST_PROXY'] === 'yes',
  emailsAreVerified: env['IDENTITY_EMAILS_VERIFIED'] === 'yes',
  deskAccounts: (env['DESK_ACCOUNTS'] ?? '').split(',').filter((address) => address.trim() !== ''),
  onError: (error) => {
    process.stderr.write(
      `identity: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  },
});
process.stdout.write(`identity provider ready on port ${port}\n`);
for (const address of identity.openDeskAccounts)
  process.stdout.write(
    `DESK_ACCOUNTS names ${address}, which nobody has an account with yet: whoever signs up with it first works at the desk.\n`,
  );

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    identity.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
