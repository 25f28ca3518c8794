import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { expect, it } from 'vitest';
import { compileLesson, toLearnerLesson } from '../compile/index.ts';
import { counterWidget } from '../example/counter-widget.tsx';
import { exampleLesson } from '../example/example-lesson.ts';
import { Lesson } from '../lesson/lesson.tsx';

it('hydrates what the server rendered without a mismatch', async () => {
  const { lesson } = compileLesson(exampleLesson);
  if (!lesson) throw new Error('The example does not compile.');
  const learner = toLearnerLesson(lesson, { seed: 1 });
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(<Lesson lesson={learner} widgets={[counterWidget]} />);
  expect(host.querySelectorAll('.lemma-question')).toHaveLength(4);
  const errors: unknown[] = [];
  const root = hydrateRoot(host, <Lesson lesson={learner} widgets={[counterWidget]} />, {
    onRecoverableError: (error) => errors.push(error),
  });
  await expect.poll(() => host.textContent).toContain('Count to 4');
  expect(errors).toEqual([]);
  root.unmount();
});
