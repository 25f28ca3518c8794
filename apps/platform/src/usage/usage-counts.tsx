import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pageKindOf } from './page-kind.ts';

/** Name of the event on `document` that an owner's own script may listen to: its detail is what is sent. */
export const PAGE_VIEW_EVENT = 'lemma:page-view';

/** Whether the visitor's browser asks not to be counted. */
function objects(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/**
 * Tells the server which kind of page was opened, and nothing else: no address, no identifier, nothing kept in the
 * browser. In a site that was built with VITE_COUNT_USAGE=yes only, and of nobody whose browser objects.
 */
export function UsageCounts() {
  const { pathname } = useLocation();
  const counted = useRef<string>(undefined);
  useEffect(() => {
    if (counted.current === pathname || objects()) return;
    const body = { page: pageKindOf(pathname), entry: counted.current === undefined };
    counted.current = pathname;
    document.dispatchEvent(new CustomEvent(PAGE_VIEW_EVENT, { detail: body }));
    navigator.sendBeacon(
      '/edge/page-view',
      new Blob([JSON.stringify(body)], { type: 'application/json' }),
    );
  }, [pathname]);
  return null;
}
