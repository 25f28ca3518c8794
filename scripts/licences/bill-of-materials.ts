import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { must, pnpm } from '../packing/command.ts';

/** The version of CycloneDX that is written. */
export const specVersion = '1.6';

const licence = z.union([
  z.object({ license: z.object({ id: z.string() }) }).transform(({ license }) => license.id),
  z.object({ license: z.object({ name: z.string() }) }).transform(({ license }) => license.name),
  z.object({ expression: z.string() }).transform(({ expression }) => expression),
]);

const bill = z.object({
  components: z.array(
    z
      .object({
        group: z.string().optional(),
        name: z.string(),
        version: z.string(),
        licenses: z.array(licence).default([]),
      })
      .transform(({ group, name, version, licenses }) => ({
        name: group === undefined ? name : `${group}/${name}`,
        version,
        licence: licenses.join(' AND ') || 'none stated',
      })),
  ),
});

export type Component = z.output<typeof bill>['components'][number];

/** Which packages: what the server or the site and the packages run with, or what they are built with, too. */
export type Part = 'server' | 'shipped' | 'everything';

const selections: Readonly<Record<Part, readonly string[]>> = {
  server: ['--prod', '--filter', '@lemma/edge'],
  shipped: ['--prod'],
  everything: [],
};

/** CycloneDX's bill of materials of what is installed, as JSON. */
export async function billOfMaterials(part: Part): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lemma-sbom-'));
  const file = join(folder, 'bill.json');
  const selection = selections[part];
  try {
    await must(
      pnpm([
        'sbom',
        '--sbom-format=cyclonedx',
        `--sbom-spec-version=${specVersion}`,
        '--sbom-type=application',
        `--out=${file}`,
        ...selection,
      ]),
      'Listing the dependencies',
    );
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Other people's packages of a bill of materials. */
export function componentsOf(json: string): readonly Component[] {
  return bill
    .parse(JSON.parse(json))
    .components.filter(({ name }) => !name.startsWith('@lemma/'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
