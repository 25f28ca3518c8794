import { spawn } from 'node:child_process';
import { appFolder, type AppServer } from './app-server.ts';

/** `next start` on a port of its own. */
export async function startNext(): Promise<AppServer> {
  const folder = appFolder('next');
  const next = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', '0'],
    { cwd: folder, env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } },
  );
  const ended = new Promise<void>((resolve) => {
    next.once('exit', () => resolve());
  });
  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const listen = (piece: unknown) => {
      said += String(piece);
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (address && /Ready/.test(said)) resolve(address[0]);
    };
    next.stdout.on('data', listen);
    next.stderr.on('data', listen);
    void ended.then(() => reject(new Error(`next start ended.\n${said}`)));
  });
  return {
    origin,
    [Symbol.asyncDispose]: async () => {
      next.kill();
      await ended;
    },
  };
}
