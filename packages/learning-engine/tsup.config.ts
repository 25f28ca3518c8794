import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/algebra/index.ts', 'src/expression/index.ts'],
  format: 'esm',
  target: 'es2022',
  dts: false,
  clean: true,
  splitting: true,
  external: [/^@lemma\//],
});
