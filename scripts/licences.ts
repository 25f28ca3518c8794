/** `pnpm licence:list`: writes docs/licences.md, the packages that are shipped, by licence. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials, componentsOf } from './licences/bill-of-materials.ts';
import { licenceList } from './licences/list.ts';
import { root } from './packing/command.ts';

writeFileSync(
  join(root, 'docs/licences.md'),
  licenceList(componentsOf(await billOfMaterials('shipped'))),
);
