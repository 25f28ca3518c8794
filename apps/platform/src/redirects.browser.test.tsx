import { createRoutesStub, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import NoSessionRoute from './learn/diagnostic/no-session-route.tsx';
import PythonDoneRightRoute from './paths/python-done-right-route.tsx';

function Here() {
  return <output>{useLocation().pathname}</output>;
}

const Site = createRoutesStub([
  { path: '/courses/python-done-right', Component: PythonDoneRightRoute },
  { path: '/learn/diagnostic/session', Component: NoSessionRoute },
  { path: '*', Component: Here },
]);

it.each([
  ['/courses/python-done-right', '/learn/paths/essential-python-for-data-science-and-ml'],
  ['/learn/diagnostic/session', '/learn/diagnostic'],
])('%s leads to %s', async (from, to) => {
  await render(<Site initialEntries={[from]} />);
  await expect.element(page.getByRole('status')).toHaveTextContent(to);
});
