import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/schemas.ts', 'src/styles.css'],
  format: 'esm',
  target: 'es2022',
  dts: false,
  clean: true,
  splitting: true,
  external: [/^@lemma\//],
});
