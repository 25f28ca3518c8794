import { lazy, type ComponentType } from 'react';

/** A view that is downloaded with its first use, once for all of its uses on the page. */
export interface LateView<Props> {
  readonly newest: () => ComponentType<Props>;
  /** The view to go on with after `failed` did: downloaded anew, unless another use has done so. */
  readonly after: (failed: ComponentType<Props>) => ComponentType<Props>;
  /** Downloads it ahead: uses that begin afterwards show it at once. Rejects if it cannot be downloaded. */
  readonly load: () => Promise<void>;
}

export function lateView<Props>(download: () => Promise<ComponentType<Props>>): LateView<Props> {
  const load = (): ComponentType<Props> => lazy(async () => ({ default: await download() }));
  let newest: ComponentType<Props> | undefined;
  return {
    newest: () => (newest ??= load()),
    after: (failed) => {
      if (newest === failed) newest = undefined;
      return (newest ??= load());
    },
    load: async () => {
      newest = await download();
    },
  };
}
