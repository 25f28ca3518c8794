/**
 * `npm start`: identity provider, edge and site come up together on an embedded database, print one URL,
 * and free their ports on Ctrl-C. With `--watch` the site is Vite's dev server instead of the built one.
 *
 * Ports: PORT (site and API, 4400) and PORT + 1 (identity provider). Data: LEMMA_DATA_DIR (apps/edge/.data).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { buildSiteIfStale, siteDir } from './site-build.ts';

const root = join(import.meta.dirname, '..');
const watch = process.argv.includes('--watch');
const sitePort = Number(process.env['PORT'] ?? 4400);
const edgePort = watch ? sitePort + 2 : sitePort;
const identityPort = sitePort + 1;
const siteUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${sitePort}`;
const isLocal = new URL(siteUrl).hostname === 'localhost';
const deskAccount = 'desk@example.org';

const children: ChildProcess[] = [];
/** Once true, children that end are expected to. */
const state = { stopping: false };

async function assertFree(port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', () =>
      reject(
        new Error(
          `Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 100} npm start`,
        ),
      ),
    );
    probe.listen(port, resolve);
  });
  await new Promise((resolve) => {
    probe.close(resolve);
  });
}

function run(name: string, args: string[], env: Record<string, string>, cwd = root): void {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_NO_WARNINGS: '1', ...env },
  });
  children.push(child);
  child.once('exit', (code) => {
    if (state.stopping) return;
    console.error(`${name} stopped with code ${code ?? 'none'}; stopping the rest.`);
    void stop(1);
  });
}

async function stop(code: number): Promise<void> {
  if (state.stopping) return;
  state.stopping = true;
  const ended = children.map(
    (child) =>
      new Promise<void>((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
        setTimeout(() => child.kill('SIGKILL'), 8000).unref();
      }),
  );
  await Promise.all(ended);
  process.exit(code);
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600 && !state.stopping; attempt += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  if (!state.stopping)
    throw new Error(`${url} did not answer within a minute. The lines above say why.`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0));

try {
  for (const port of new Set([sitePort, edgePort, identityPort])) await assertFree(port);
  if (!watch) await buildSiteIfStale();
  const identityUrl = `http://localhost:${identityPort}`;
  const shared = { AUTH_AUDIENCE: 'https://api.lemma.local', AUTH_CLIENT_ID: 'lemma-platform' };
  run('The identity provider', ['apps/edge/src/identity/main.ts'], {
    ...shared,
    IDENTITY_PORT: String(identityPort),
    IDENTITY_URL: identityUrl,
    SITE_ORIGINS: siteUrl,
    // Test-mode purchases made before signing up are adopted; real ones ask for a provider that sends mail.
    ...(process.env['STRIPE_SECRET_KEY'] ? {} : { IDENTITY_EMAILS_VERIFIED: 'yes' }),
    // On a machine of one's own whoever signs up with this address works at the desk.
    DESK_ACCOUNTS: process.env['DESK_ACCOUNTS'] ?? (isLocal ? deskAccount : ''),
  });
  run('The server', ['--conditions=@lemma/source', 'apps/edge/src/main.ts'], {
    ...shared,
    PORT: String(edgePort),
    PUBLIC_URL: siteUrl,
    AUTH_DOMAIN: process.env['AUTH_DOMAIN'] ?? identityUrl,
    ...(watch ? {} : { SITE_DIR: siteDir }),
  });
  if (watch)
    run(
      'Vite',
      [
        '--conditions=@lemma/source',
        join(root, 'apps/platform/node_modules/@react-router/dev/bin.js'),
        'dev',
        '--port',
        String(sitePort),
      ],
      { EDGE_URL: `http://localhost:${edgePort}` },
      join(root, 'apps/platform'),
    );
  await untilReady(`http://localhost:${edgePort}/edge/health`);
  await untilReady(`http://localhost:${sitePort}/`);
  console.log(`\nLemma is ready: ${siteUrl}\n(Ctrl-C stops it.)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
