import type { RootContent } from 'mdast';
import type {} from 'remark-directive';

export type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>;
export type LeafDirective = Extract<RootContent, { type: 'leafDirective' }>;
