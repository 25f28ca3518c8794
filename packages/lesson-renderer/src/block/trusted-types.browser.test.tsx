import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { compileLesson, toLearnerLesson } from '../compile/index.ts';
import { exampleLesson } from '../example/example-lesson.ts';
import { Lesson } from '../lesson/lesson.tsx';

it('shows a lesson on a page whose Content-Security-Policy allows no policy but lemma-lesson', async () => {
  const { lesson } = compileLesson(exampleLesson);
  if (!lesson) throw new Error('The example does not compile.');
  const broken: string[] = [];
  addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) => {
    broken.push(`${violatedDirective} at ${sourceFile}`);
  });
  const csp = document.createElement('meta');
  csp.httpEquiv = 'Content-Security-Policy';
  csp.content = "require-trusted-types-for 'script'; trusted-types lemma-lesson";
  document.head.append(csp);
  const box = document.createElement('div');
  expect(() => {
    box.innerHTML = '<b>a string</b>';
  }).toThrow(TypeError);
  // The browser tells of it a little later.
  await expect.poll(() => broken.length).toBe(1);
  broken.length = 0;

  const screen = await render(<Lesson lesson={toLearnerLesson(lesson, { seed: 1 })} />);
  await expect.element(screen.getByRole('heading', { name: lesson.title })).toBeVisible();
  expect(screen.container.querySelector('math')).not.toBeNull();
  expect(broken).toEqual([]);
});
