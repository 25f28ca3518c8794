import { expect, it } from 'vitest';
import { trimmed } from '../../vite/trim-route-manifest.ts';

const page = (id: string, parentId: string | undefined, imports: readonly string[]) => ({
  id,
  ...(parentId === undefined ? {} : { parentId }),
  module: `/${id}.js`,
  imports: [...imports],
  hasLoader: false,
  hasDefaultExport: true,
});

it('leaves out routes that are files, and imports that are there already', () => {
  const manifest = {
    entry: { module: '/entry.js', imports: ['/react.js'] },
    version: 'x',
    routes: {
      root: page('root', undefined, ['/react.js', '/ui.js']),
      shell: page('shell', 'root', ['/react.js', '/header.js']),
      about: page('about', 'shell', ['/react.js', '/ui.js', '/header.js', '/shell.js', '/own.js']),
      robots: { ...page('robots', 'root', []), hasLoader: true, hasDefaultExport: false },
    },
  };
  const { routes, version } = trimmed(manifest);
  expect(version).toBe('x');
  expect(Object.keys(routes)).toEqual(['root', 'shell', 'about']);
  expect(routes['root']?.imports).toEqual(['/react.js', '/ui.js']);
  expect(routes['shell']?.imports).toEqual(['/header.js']);
  expect(routes['about']?.imports).toEqual(['/own.js']);
});
