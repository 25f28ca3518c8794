/** `pnpm --filter @lemma/ui base`: writes src/system/base.gen.css from the system. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseCss } from './src/system/base-css.ts';

writeFileSync(join(import.meta.dirname, 'src/system/base.gen.css'), baseCss());
