import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { wheelFolder } from '../../packages/python-runtime/src/plain-page/wheels.ts';

const folder = '/python-wheels/';

/** Draws a list of numbers, so that an import can be seen. */
const sparkline = `class Line:
    def __init__(self, numbers):
        self.numbers = list(numbers)

    def _repr_svg_(self):
        low, high = min(self.numbers), max(self.numbers)
        height = lambda number: 70 - 60 * (number - low) / ((high - low) or 1)
        points = " ".join(f"{10 + 30 * i},{height(n):.1f}" for i, n in enumerate(self.numbers))
        width = 20 + 30 * (len(self.numbers) - 1)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="80">'
            f'<polyline points="{points}" fill="none" stroke="#0081c6" stroke-width="3"/></svg>'
        )
`;

/** What stands in the lock file and is not in the folder, as where an upload was left half done. */
const lost = 'lost';

function storyFiles(): ReadonlyMap<string, Buffer> {
  const whole = wheelFolder([
    { name: 'sparkline', source: sparkline, depends: [] },
    { name: lost, source: '', depends: [] },
  ]);
  return new Map([...whole].filter(([name]) => !name.startsWith(lost)));
}

/** Wheels for the stories of Python packages, laid beside Storybook as a host lays its own beside its site. */
export function storyWheels(): Plugin {
  return served('story-wheels', folder, storyFiles());
}

/**
 * What lessons import, under the address that the site has it at: the wheels of the folder that PYTHON_WHEELS_FROM names. Without it the
 * list of packages is empty, and a lesson's cells say that the page has no copy.
 */
export function lessonPackages(from = process.env['PYTHON_WHEELS_FROM']): Plugin {
  const names = from !== undefined && existsSync(from) ? readdirSync(from) : [];
  const wheels = names.filter((name) => /\.(?:whl|json)$/u.test(name));
  const files = new Map(wheels.map((name) => [name, readFileSync(join(from ?? '', name))]));
  if (!files.has('pyodide-lock.json'))
    files.set('pyodide-lock.json', Buffer.from('{"packages":{}}'));
  return served('lesson-packages', '/python-packages/', files);
}

function served(name: string, under: string, files: ReadonlyMap<string, Buffer>): Plugin {
  return {
    name,
    configureServer(server) {
      server.middlewares.use(under, (request, response) => {
        const file = files.get((request.url ?? '').slice(1));
        response.statusCode = file ? 200 : 404;
        response.end(file);
      });
    },
    generateBundle() {
      for (const [file, source] of files)
        this.emitFile({ type: 'asset', fileName: under.slice(1) + file, source });
    },
  };
}
