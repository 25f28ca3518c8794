import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { takePendingPage } from './shell/pending-page.ts';

const [navigation] = performance.getEntriesByType('navigation');
const pending = takePendingPage(
  navigation instanceof PerformanceNavigationTiming ? navigation.type : undefined,
);

if (pending === undefined || pending === location.pathname + location.search + location.hash)
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
else location.replace(pending);
