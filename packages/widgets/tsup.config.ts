import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { scriptFolder } from '@lemma/bundling/inline-css';
import { z } from 'zod';
import { widgetSchemas } from './src/schemas.ts';

export default defineConfig([
  {
    entry: {
      index: 'src/index.ts',
      schemas: 'src/schemas.ts',
      strings: 'src/strings/english.ts',
      styles: 'src/styles.css',
    },
    format: 'esm',
    target: 'es2022',
    dts: false,
    splitting: true,
    external: [/^@lemma\//],
  },
  {
    ...scriptFolder(
      {
        'lemma-lesson': 'src/script/lemma-lesson.ts',
        embed: 'src/script/embed.ts',
        'embed-lesson': 'src/script/embed-lesson.ts',
      },
      'dist/script',
    ),
    onSuccess: async () => {
      cpSync('../lesson-renderer/src/script/embed.html', 'dist/script/embed.html');
      // Props as an author may write them, for editors and for tools that write lessons.
      mkdirSync('dist/schemas', { recursive: true });
      for (const { name, title, schema } of widgetSchemas) {
        const props = { title, ...z.toJSONSchema(schema, { io: 'input' }) };
        writeFileSync(`dist/schemas/${name}.json`, `${JSON.stringify(props, null, 2)}\n`);
      }
    },
  },
]);
