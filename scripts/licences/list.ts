import type { Component } from './bill-of-materials.ts';

/** A package for one kind of machine alone: which of them is installed depends on where. */
const isForOneMachine = ({ name }: Component) =>
  /[-/](?:linux|darwin|win32|freebsd|android)[-/]/u.test(name);

/** docs/licences.md: the packages that are shipped, by licence. */
export function licenceList(components: readonly Component[]): string {
  const byLicence = Map.groupBy(
    components.filter((component) => !isForOneMachine(component)),
    ({ licence }) => licence,
  );
  const sections = [...byLicence]
    .toSorted(
      ([, a], [, b]) => b.length - a.length || (String(a[0]?.name) < String(b[0]?.name) ? -1 : 1),
    )
    .map(([licence, packages]) => {
      const names = [...new Set(packages.map(({ name }) => name))];
      return `## ${licence} (${names.length})\n\n${names.map((name) => `\`${name}\``).join(', ')}\n`;
    });
  return `# Licences of what Lemma is made of

Lemma is under the [MIT licence](../LICENSE). It uses the packages below, each under its own licence, whose text is in the package.
\`pnpm licence:list\` writes this page; \`npm test\` fails if it is out of date, and if a package comes with a licence that is not listed in
\`scripts/licences/allowed.ts\`. \`pnpm server:artefact\` puts the same list, with versions and digests, beside the server as \`sbom.cdx.json\` (CycloneDX).

## Data

- Countries of addresses: \`@ip-location-db/geo-whois-asn-country-mmdb\`, which contains statistics of the Number Resource Organization
  ([nro.net](https://www.nro.net/)) under [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/).
- What Stripe publishes of its objects and calls: [\`stripe-published\`](../apps/edge/src/payments/stripe-published/README.md), MIT.
- The schema of compose files: [\`compose-schema\`](../scripts/compose-schema/README.md), Apache-2.0.

${sections.join('\n')}`;
}
