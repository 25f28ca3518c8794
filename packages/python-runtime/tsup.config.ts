import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/react/index.ts', 'src/service-worker/index.ts', 'src/vite/index.ts'],
  format: 'esm',
  target: 'es2022',
  dts: false,
  clean: true,
  splitting: true,
  external: [/^@lemma\//],
});
