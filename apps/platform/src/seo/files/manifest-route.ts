import { brand } from '../../brand/brand.ts';

/** /site.webmanifest: how the site installs as an app. */
export function loader(): Response {
  return Response.json(
    {
      name: brand.name,
      short_name: brand.name,
      description: brand.description,
      start_url: '/learn/my-learning',
      display: 'standalone',
      background_color: '#FFFFFF',
      theme_color: '#0081C6',
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        {
          src: '/icon-maskable-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
    },
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
}
