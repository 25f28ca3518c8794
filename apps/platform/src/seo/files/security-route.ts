import { brand, siteUrl } from '../../brand/brand.ts';

const yearInMs = 365 * 24 * 60 * 60_000;

/** /.well-known/security.txt: who to tell of a vulnerability (RFC 9116). It holds for a year after the build. */
export function loader(): Response {
  const built = import.meta.env?.['VITE_BUILD_DAY'] as string | undefined;
  const from = built === undefined ? Date.now() : Date.parse(built);
  const lines = [
    `Contact: mailto:${brand.email}`,
    `Expires: ${new Date(from + yearInMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl('/.well-known/security.txt')}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
