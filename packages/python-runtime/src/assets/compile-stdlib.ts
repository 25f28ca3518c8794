import { moduleCompiler } from './module-compiler.ts';
import { harnessFiles } from './package-files.ts';

/** The standard library and the harness as a stored zip of .pyc: a third of the start-up time of sources (about 10 s to make). */
export async function compileStdlib(): Promise<Uint8Array> {
  const compiler = await moduleCompiler();
  const { FS } = compiler.pyodide;
  FS.mkdirTree('/harness');
  for (const [name, source] of harnessFiles()) FS.writeFile(`/harness/${name}`, source);
  const library = '/lib/python314.zip';
  return compiler.bytesFrom('library', library, '/harness', library);
}
