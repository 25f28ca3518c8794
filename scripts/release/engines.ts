import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { minVersion, satisfies } from 'semver';
import { z } from 'zod';

const manifest = z.looseObject({
  name: z.string(),
  version: z.string().default(''),
  engines: z.looseObject({ node: z.string().optional() }).default({}),
  dependencies: z.record(z.string(), z.string()).default({}),
});

/**
 * Dependencies of a package in the workspace, and theirs, that want a newer Node than the package says it runs on: with strict engines
 * it does not install there.
 */
export function engineProblems(folder: string): string[] {
  const own = read(folder);
  const oldest = minVersion(own.engines.node ?? '*');
  const seen = new Set<string>();
  const problems: string[] = [];
  const visit = (at: string, path: readonly string[]) => {
    if (seen.has(at)) return;
    seen.add(at);
    const { name, version, engines, dependencies } = read(at);
    // The oldest release of the line: 20.0.0 itself is nobody's, so the last of that line counts as well.
    if (engines.node && oldest && !satisfies(`${oldest.major}.999.0`, engines.node)) {
      problems.push(
        `It says Node ${own.engines.node}, and ${[...path, `${name} ${version}`].join(' → ')} wants ${engines.node}.`,
      );
    }
    for (const dependency of Object.keys(dependencies)) {
      const found = resolved(at, dependency);
      if (found) visit(found, [...path, name]);
    }
  };
  visit(realpathSync(folder), []);
  return problems;
}

function read(folder: string): z.infer<typeof manifest> {
  return manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}

/** The folder that Node would find a dependency in. */
function resolved(from: string, name: string): string | undefined {
  for (let at = from; dirname(at) !== at; at = dirname(at)) {
    const found = join(at, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return realpathSync(found);
  }
  return undefined;
}
