import { Lesson, loadQuestionForms } from '@lemma/lesson-renderer';
import { widgets } from '@lemma/widgets';
import { renderToString } from 'react-dom/server';
import type { DocsExample } from './content/example.ts';

/** What stands where a part comes with its script. Whoever has none reads it for good. */
const strings = { loading: 'This part is shown by its script.' };

/** Draws what a page shows of an example before its code is there: the build writes it. */
export async function openDrawing(): Promise<(example: DocsExample) => string> {
  await loadQuestionForms();
  return ({ uid, lesson }) =>
    renderToString(
      <Lesson lesson={lesson} widgets={widgets} strings={strings} title={false} theme="light" />,
      { identifierPrefix: uid },
    );
}
