import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { beforeAll, describe, expect, it } from 'vitest';
import { isReadForBuilding, licenceProblems } from './licences/allowed.ts';
import {
  billOfMaterials,
  type Component,
  componentsOf,
  specVersion,
} from './licences/bill-of-materials.ts';
import { licenceList } from './licences/list.ts';
import { root } from './packing/command.ts';

describe('what Lemma is made of', () => {
  let bill: string;
  let shipped: readonly Component[];
  beforeAll(async () => {
    bill = await billOfMaterials('shipped');
    shipped = componentsOf(bill);
  }, 300_000);

  it('is a bill of materials as CycloneDX defines it', async () => {
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
    expect(specVersion).toBe('1.6');
    expect(await validator.validate(bill)).toBeNull();
    expect(await validator.validate(bill.replace('"components"', '"parts"'))).not.toBeNull();
    expect(shipped.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['hono', 'pyodide', 'react', 'stripe', 'zod']),
    );
  }, 300_000);

  it('has licences that are allowed, for building it too', async () => {
    const everything = componentsOf(await billOfMaterials('everything'));
    expect(everything.length).toBeGreaterThan(shipped.length);
    expect(licenceProblems(shipped)).toEqual([]);
    const unread = everything.filter((component) => !isReadForBuilding(component));
    expect(licenceProblems(unread)).toEqual([]);
    const unknown = { name: 'left-pad', version: '1.0.0', licence: 'AGPL-3.0-only' };
    expect(licenceProblems([unknown])).toEqual([
      expect.stringMatching(/^left-pad 1\.0\.0 has the licence "AGPL-3\.0-only"/u),
    ]);
  }, 300_000);

  it('is listed in docs/licences.md. If not: pnpm licence:list', () => {
    expect(readFileSync(join(root, 'docs/licences.md'), 'utf8')).toBe(licenceList(shipped));
  });
});
