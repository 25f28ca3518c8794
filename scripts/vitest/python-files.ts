/** Makes Python's files before the tests of a project that need them: it takes seconds, and no test's time should pay for it. */
import { join } from 'node:path';
import { assetNames, pythonAsset } from '../../packages/python-runtime/src/assets/python-assets.ts';

export default async function makePythonFiles(): Promise<void> {
  const cache = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'lemma-python');
  for (const name of assetNames) await pythonAsset(name, cache);
}
