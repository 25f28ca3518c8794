import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', styles: 'src/styles.css' },
  format: 'esm',
  target: 'es2022',
  dts: false,
  clean: true,
  splitting: true,
  external: [/^@lemma\//],
});
