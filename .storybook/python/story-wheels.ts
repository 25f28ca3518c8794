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
  const files = storyFiles();
  return {
    name: 'story-wheels',
    configureServer(server) {
      server.middlewares.use(folder, (request, response) => {
        const file = files.get((request.url ?? '').slice(1));
        response.statusCode = file ? 200 : 404;
        response.end(file);
      });
    },
    generateBundle() {
      for (const [name, source] of files)
        this.emitFile({ type: 'asset', fileName: folder.slice(1) + name, source });
    },
  };
}
