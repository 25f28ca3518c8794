import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command, must } from '../../scripts/packing/command.ts';
import { buildAndPack } from '../../scripts/packing/pack.ts';
import { installApps } from './workspace.ts';

/** Packs (unless LEMMA_TARBALLS names a folder of tarballs), installs and builds the apps that the tests open. */
export default async function prepare(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'lemma-consumers-'));
  let tarballs = process.env['LEMMA_TARBALLS'];
  if (tarballs === undefined) {
    tarballs = join(folder, '.tarballs');
    mkdirSync(tarballs);
    await buildAndPack(tarballs);
  }
  await installApps(folder, tarballs);
  await writeLesson(folder);
  await Promise.all([
    buildReact(join(folder, 'react-18')).then(() => buildReact(join(folder, 'react-19'))),
    must(bin(join(folder, 'next'), 'next', 'build'), 'next build'),
  ]);
  layOutPlainPage(join(folder, 'plain'));
  process.env['LEMMA_CONSUMERS'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

const bin = (app: string, name: string, ...args: string[]) =>
  command(join(app, 'node_modules/.bin', name), args, app);

/** The author checks the lesson with the command line and compiles it. */
async function writeLesson(folder: string): Promise<void> {
  const author = join(folder, 'author');
  const check = ['check', '--kinds', './estimate-kind.js', '.'];
  await must(bin(author, 'lemma-content', ...check), 'lemma-content check');
  await must(command(process.execPath, ['compile.js'], author), 'Compiling the lesson');
  for (const app of ['react-18', 'react-19', 'next', 'plain']) {
    for (const file of ['lesson.json', 'estimate.json'])
      cpSync(join(author, file), join(folder, app, file));
  }
}

async function buildReact(app: string): Promise<void> {
  await must(bin(app, 'tsc', '-p', '.'), `The types in ${app}`);
  await must(bin(app, 'vite', 'build'), `vite build in ${app}`);
}

/** What the README says of pages without a build: the folder of the script, copied beside the page. */
function layOutPlainPage(app: string): void {
  cpSync(join(app, 'node_modules/@lemma/widgets/dist/script'), join(app, 'lemma'), {
    recursive: true,
  });
}
