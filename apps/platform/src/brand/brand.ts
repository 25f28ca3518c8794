/** Everything that names the product. No other file spells these. An operator changes them here. */
export const brand = {
  /** Name of the product. */
  name: 'Lemma',
  /** As it stands in paths: /how-lemma-works. */
  slug: 'lemma',
  /** Origin of the site: canonical links, feeds and share pictures are made from it at build. */
  origin: (import.meta.env?.['VITE_SITE_ORIGIN'] as string | undefined) ?? 'https://lemma.example',
  /** Who readers write to. Shown as "the founder" until an operator sets a name. */
  founder: 'the founder',
  /**
   * Who makes the product and who writes its lessons: whole sentences for the About page and the contact section. Null:
   * the pages say nothing of it.
   */
  makers: null as string | null,
  email: 'hello@lemma.example',
  /** The community chat. */
  chatUrl: 'https://chat.lemma.example',
  tagline: 'Stop guessing. Start mastering.',
  description:
    'Learn Python and the maths behind machine learning one lesson at a time, in an order that never asks for something you have not mastered yet.',
} as const;

/** Full address of a path of the site. */
export function siteUrl(path: string): string {
  return new URL(path, brand.origin).href;
}
