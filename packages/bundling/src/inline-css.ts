import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Options } from 'tsup';
import { leanCss } from './lean-css.ts';
import { thirdPartyLicences } from './third-party.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * `import css from './styles.css?inline'` as Vite has it: the bundled style sheet as text. Its woff2 fonts are
 * written into `fontFolder`, beside the script that will name that folder; without one they are left out.
 */
export function inlineCss(fontFolder?: string): Plugin {
  return {
    name: 'inline-css',
    setup(build) {
      build.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path),
        namespace: 'inline-css',
      }));
      build.onLoad({ filter: /./, namespace: 'inline-css' }, async ({ path: asked }) => {
        const path = asked.slice(0, -'?inline'.length);
        const { outputFiles } = await build.esbuild.build({
          entryPoints: [path],
          bundle: true,
          minify: true,
          write: false,
          outdir: fontFolder ?? 'dist',
          assetNames: '[name]',
          loader: {
            '.woff2': fontFolder === undefined ? 'empty' : 'file',
            '.woff': 'empty',
            '.ttf': 'empty',
          },
        });
        const css = outputFiles.find((file) => file.path.endsWith('.css'));
        if (fontFolder !== undefined) {
          mkdirSync(fontFolder, { recursive: true });
          for (const file of outputFiles) {
            if (file !== css) writeFileSync(join(fontFolder, basename(file.path)), file.contents);
          }
        }
        return { contents: leanCss(css?.text ?? ''), loader: 'text', watchFiles: [path] };
      });
    },
  };
}

/** One script tag: React and all else inside, the fonts and the embed page beside it in `folder`. */
export const scriptFolder = (entry: Record<string, string>, folder: string): Options => ({
  entry,
  outDir: folder,
  format: 'esm',
  target: 'es2022',
  dts: false,
  splitting: true,
  minify: true,
  noExternal: [/.*/],
  env: { NODE_ENV: 'production' },
  platform: 'browser',
  esbuildPlugins: [inlineCss(folder), thirdPartyLicences(join(folder, 'THIRD-PARTY-LICENCES.txt'))],
  esbuildOptions: (options) => {
    options.conditions = ['@lemma/source'];
  },
});
