import { linearAlgebraPath } from './linear-algebra-path.ts';
import type { PathContent } from './path-content.ts';
import { pythonPath } from './python-path.ts';

const paths: readonly PathContent[] = [linearAlgebraPath, pythonPath];

export function findPath(slug: string | undefined): PathContent | undefined {
  return paths.find((path) => path.slug === slug);
}
