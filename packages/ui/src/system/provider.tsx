import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BaseStyles } from './base-styles.ts';
import { siteSystem } from './system.ts';

/** The whole site's design system, without the recipes of dialogs and forms. Stands once, at the root. */
export function UiProvider({ children }: { readonly children: ReactNode }) {
  return (
    <ChakraProvider value={siteSystem}>
      <BaseStyles.Provider value>{children}</BaseStyles.Provider>
    </ChakraProvider>
  );
}
