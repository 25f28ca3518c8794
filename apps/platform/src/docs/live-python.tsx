import { PythonProvider } from '@lemma/python-runtime/react';
import type { ReactNode } from 'react';

export { pythonSlots as slots } from '../learn/study/lesson/python-slots.tsx';

/** Gives an example that runs programs a Python runtime of its own. */
export function Around({ children }: { readonly children: ReactNode }) {
  return <PythonProvider>{children}</PythonProvider>;
}
