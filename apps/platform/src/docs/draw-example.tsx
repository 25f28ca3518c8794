import { Lesson } from '@lemma/lesson-renderer';
import { widgets } from '@lemma/widgets';
import { renderToString } from 'react-dom/server';
import type { DocsExample } from './content/example.ts';

/** What a page shows of an example before its code is there: the build writes it. */
export function drawExample({ uid, lesson }: DocsExample): string {
  return renderToString(<Lesson lesson={lesson} widgets={widgets} title={false} theme="light" />, {
    identifierPrefix: uid,
  });
}
