import type { Component } from './bill-of-materials.ts';

/**
 * Licences (SPDX identifiers) of packages that may be used: each lets the software be used, changed and passed on in
 * a product under another licence. MPL-2.0 asks for the source of its own changed files, of which there are none here;
 * OFL-1.1 is for fonts, CC0-1.0 and CC-BY-4.0 for data.
 */
const allowedLicences: ReadonlySet<string> = new Set([
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
]);

/** Packages that something is built or tested with, and that are not shipped, whose licence was read by a person. */
const readForBuilding: readonly { readonly name: RegExp; readonly licence: string }[] = [
  // A library that sharp calls to make pictures at build time, unchanged.
  { name: /^@img\/sharp-libvips-/u, licence: 'LGPL-3.0-or-later' },
  // Its manifest states none; its file `license` is the MIT licence.
  { name: /^rulr$/u, licence: 'none stated' },
];

export const isReadForBuilding = ({ name, licence }: Component): boolean =>
  readForBuilding.some((known) => known.licence === licence && known.name.test(name));

/** A sentence for each package whose licence is not on the list. */
export function licenceProblems(components: readonly Component[]): readonly string[] {
  return components
    .filter(({ licence }) => !allowedLicences.has(licence))
    .map(
      ({ name, version, licence }) =>
        `${name} ${version} has the licence "${licence}", which scripts/licences/allowed.ts does not list. Read it, then add it there or use another package.`,
    );
}
