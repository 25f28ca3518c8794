import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { fullSystem } from './full-system.ts';

/** Every recipe for what is below it. Stands around the learning area and around each dialog that loads late. */
export function FullUi({ children }: { readonly children: ReactNode }) {
  return <ChakraProvider value={fullSystem}>{children}</ChakraProvider>;
}
