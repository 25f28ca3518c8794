/**
 * What a program that has escaped from Python into Node would try. Each prints `reached` if it succeeds and `denied` if not; run in the
 * sandbox it has Node itself, as `process.getBuiltinModule` would give it.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { Worker } from 'node:worker_threads';

const [attack = '', argument = ''] = process.argv.slice(2);

function told(reached: boolean): void {
  process.stdout.write(reached ? 'reached\n' : 'denied\n');
  process.exit();
}

function tried(action: () => unknown): boolean {
  try {
    return Boolean(action());
  } catch {
    return false;
  }
}

const attacks: Readonly<Record<string, () => void>> = {
  read: () => {
    told(tried(() => readFileSync(argument).length > 0));
  },
  list: () => {
    told(tried(() => readdirSync(argument).length > 0));
  },
  write: () => {
    told(tried(() => (writeFileSync(argument, 'here'), true)));
  },
  spawn: () => {
    told(tried(() => spawnSync(process.execPath, ['--version']).status === 0));
  },
  environment: () => {
    told(Object.keys(process.env).some((name) => name !== 'PWD'));
  },
  kill: () => {
    told(tried(() => process.kill(Number(argument), 0)));
  },
  connect: () => {
    const socket = createConnection(Number(argument), '127.0.0.1');
    socket.once('connect', () => {
      told(true);
    });
    socket.once('error', () => {
      told(false);
    });
  },
  // The two that only a limit ends: `denied` is never printed.
  memory: () => {
    const held: Buffer[] = [];
    for (;;) held.push(Buffer.alloc(8 * 1024 * 1024, held.length + 1));
  },
  forks: () => {
    for (let made = 0; made < 50; made += 1)
      if (spawnSync(process.execPath, ['--version']).error === undefined) told(true);
    told(false);
  },
  thread: () => {
    new Worker(`require('node:worker_threads')`, { eval: true }).once('exit', () => {
      told(true);
    });
  },
};
attacks[attack]?.();
