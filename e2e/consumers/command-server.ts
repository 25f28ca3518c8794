import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@lemma/testing/child-server';
import { appFolder, type AppServer } from './app-server.ts';

/** Starts the server of an app's own framework on a port of its own; resolves once it says that it listens. */
async function startCommand(
  app: string,
  script: string,
  args: readonly string[],
  ready: RegExp,
): Promise<AppServer> {
  const folder = appFolder(app);
  const server = spawn(process.execPath, [join('node_modules', script), ...args], {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  });
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const listen = (piece: unknown) => {
      said += String(piece);
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (address && ready.test(said)) resolve(address[0]);
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    void ended.then(() => reject(new Error(`${script} ended.\n${said}`)));
  });
  return {
    origin,
    [Symbol.asyncDispose]: async () => {
      server.kill();
      await ended;
    },
  };
}

/** `next start`, over what `next build` has made. */
export const startNext = (app: string): Promise<AppServer> =>
  startCommand(
    app,
    'next/dist/bin/next',
    ['start', '--hostname', '127.0.0.1', '--port', '0'],
    /Ready/,
  );

/** `vite`, the development server. */
export const startVite = async (app: string): Promise<AppServer> =>
  startCommand(
    app,
    'vite/bin/vite.js',
    ['--host', '127.0.0.1', '--port', String(await freePort()), '--strictPort'],
    /ready in/,
  );
