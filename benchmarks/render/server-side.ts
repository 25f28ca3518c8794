/** What a server does with one lesson, by this package and by its peers: bundled for production before it is measured. */
import { renderToString } from 'react-dom/server';
import { reactMarkdownElement } from '../../packages/lesson-renderer/bench/react-markdown-peer.ts';

export {
  markdownItWithTokens,
  markedWithTokens,
} from '../../packages/lesson-renderer/bench/ready-tree-peers.ts';
export { renderLessonToString } from '@lemma/lesson-renderer/server';

export function reactMarkdownToString(markdown: string): string {
  return renderToString(reactMarkdownElement(markdown));
}
