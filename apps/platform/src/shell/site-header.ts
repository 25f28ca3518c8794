import { createContext, use, useLayoutEffect } from 'react';

/** Asks the shell for header and footer on a page that has none; given by the shell. */
export const SiteHeaderContext = createContext<(wanted: boolean) => void>(() => undefined);

/** Shows the header and the footer of the site while the component is mounted, on bare pages too. */
export function useSiteHeader(): void {
  const ask = use(SiteHeaderContext);
  useLayoutEffect(() => {
    ask(true);
    return () => ask(false);
  }, [ask]);
}
