import { ChakraProvider } from '@chakra-ui/react';
import { type ReactNode, useContext } from 'react';
import { BaseStyles } from './base-styles.ts';
import { fullSystem, recipesAlone } from './full-system.ts';

/**
 * Every recipe for what is below it. Stands around the learning area and around each dialog that loads late. Below
 * a UiProvider it adds no base styles: the same rules once more would style and lay out the whole page again.
 */
export function FullUi({ children }: { readonly children: ReactNode }) {
  const styled = useContext(BaseStyles);
  return (
    <ChakraProvider value={styled ? recipesAlone : fullSystem}>
      <BaseStyles.Provider value>{children}</BaseStyles.Provider>
    </ChakraProvider>
  );
}
