/**
 * A server as a process of its own, for tests that kill it and for load runs. Environment: TEST_JWKS (public
 * keys), TEST_DIRECTORY or TEST_DATABASE_URL, TEST_CONNECTIONS, TEST_COURSES (yes: the real ones). Prints `port N` once
 * it listens.
 */
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { createIdentityProvider } from '../../src/access/identity-provider.ts';
import { withoutPayments } from '../../src/access/payments.ts';
import { createTokenVerifier } from '../../src/access/token-verifier.ts';
import { createApp } from '../../src/app.ts';
import { openDatabase } from '../../src/database/open.ts';
import { createLog } from '../../src/logging/log.ts';
import { loadCourses, loadTestContent } from './test-content.ts';
import { testAudience, testDomain } from './tokens.ts';
import { wideLimits } from './wide-limits.ts';

const { env } = process;
const database = await openDatabase({
  url: env['TEST_DATABASE_URL'],
  directory: env['TEST_DIRECTORY'],
  connections: Number(env['TEST_CONNECTIONS'] ?? 10),
});
const app = await createApp({
  database,
  content: env['TEST_COURSES'] === 'yes' ? loadCourses() : loadTestContent(),
  verifyToken: createTokenVerifier({
    domain: testDomain,
    audience: testAudience,
    clock: Date.now,
    keys: createLocalJWKSet(JSON.parse(env['TEST_JWKS'] ?? '{}') as JSONWebKeySet),
  }),
  identityProvider: createIdentityProvider({ domain: testDomain }),
  payments: withoutPayments(),
  clock: Date.now,
  log: createLog('error'),
  auth: { domain: testDomain, client_id: 'test', audience: testAudience },
  version: '0.0.0',
  buildCommit: 'test',
  limits: wideLimits,
});
const server = serve({ fetch: app.fetch, port: 0 }, () => {
  process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`);
});
