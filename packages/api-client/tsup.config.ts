import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/contract/index.ts',
    'src/desk/index.ts',
    'src/react/index.ts',
    'src/fake/index.ts',
  ],
  format: 'esm',
  target: 'es2022',
  dts: false,
  clean: true,
  splitting: true,
  external: [/^@lemma\//],
});
