import { UiProvider } from '@lemma/ui';
import { createRoutesStub } from 'react-router';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DiagnosticCall } from '../sections/diagnostic-call.tsx';
import { linearAlgebraPath } from './content/linear-algebra-path.ts';
import { asContentPreview } from './content/path-content.ts';
import { PathProblem } from './path-problem.tsx';
import PathRoute from './path-route.tsx';
import { PreviewCarousel } from './preview-carousel.tsx';

const Site = createRoutesStub([{ path: '/learn/paths/:slug', Component: PathRoute }]);

it('an unknown path says that it is not there or not yet, and leads to those that are', async () => {
  await render(
    <UiProvider>
      <Site initialEntries={['/learn/paths/deep-learning']} />
    </UiProvider>,
  );
  await expect
    .element(page.getByRole('heading', { name: 'Learning Path Not Found' }))
    .toBeVisible();
  await expect
    .element(
      page.getByText("The learning path you're looking for doesn't exist or is not yet available."),
    )
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Browse the paths' }))
    .toHaveAttribute('href', '/learn/paths');
});

it('at most four points of the problem are shown', async () => {
  const problemPoints = Array.from({ length: 6 }, (_, index) => ({
    header: `Point ${index + 1}`,
    description: 'What goes wrong.',
  }));
  await render(<PathProblem path={{ ...linearAlgebraPath, problemPoints }} />);
  expect(
    page
      .getByRole('heading', { name: /^Point/u })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Point 1', 'Point 2', 'Point 3', 'Point 4']);
});

it('the diagnostic opens in a new tab at its path; the pricing variant calls what it was given', async () => {
  const onPricing = vi.fn<() => void>();
  await render(
    <UiProvider>
      <DiagnosticCall slug="essential-linear-algebra-for-ml" />
      <DiagnosticCall onPricing={onPricing} />
    </UiProvider>,
  );
  const link = page.getByRole('link', { name: /^Take free diagnostic test/u });
  await expect
    .element(link)
    .toHaveAttribute('href', '/learn/diagnostic#essential-linear-algebra-for-ml');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await page.getByRole('button', { name: 'See the plans' }).click();
  expect(onPricing).toHaveBeenCalledTimes(1);
});

it('the carousel has a dot for each piece, and a dot shows its own', async () => {
  const previews = linearAlgebraPath.contentPreviews.map(asContentPreview);
  await render(<PreviewCarousel previews={previews} />);
  for (const { benefit } of [...previews, ...previews.slice(0, 1)]) {
    const dot = page.getByRole('button', { name: `Show ${benefit}` });
    await dot.click();
    await expect.element(dot).toHaveAttribute('aria-current', 'true');
    await expect.element(page.getByRole('heading', { name: benefit })).toBeVisible();
    expect(document.querySelectorAll('.carousel-dot[aria-current="true"]')).toHaveLength(1);
  }
});
