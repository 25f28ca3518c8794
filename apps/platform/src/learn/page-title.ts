import type { MetaDescriptor } from 'react-router';
import { brand } from '../brand/brand.ts';

/** Title of a learner's own page; search engines have no business there. */
export function learnMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${brand.name}` }, { name: 'robots', content: 'noindex' }];
}
