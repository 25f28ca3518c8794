import type { ReactNode } from 'react';
import { BaseStyles } from './base-styles.ts';

/**
 * Says to what is below it that `@lemma/ui/styles.css` is in the page: `FullUi`, dialogs and toasts add no base styles
 * of their own then. Stands once, at the root.
 */
export function UiProvider({ children }: { readonly children: ReactNode }) {
  return <BaseStyles.Provider value>{children}</BaseStyles.Provider>;
}
