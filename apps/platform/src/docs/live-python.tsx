import { PythonProvider } from '@lemma/python-runtime/react';
import type { ReactNode } from 'react';

export { pythonSlots as slots } from '../learn/study/lesson/python-slots.tsx';

/** A Python of its own around an example that runs programs. */
export function Around({ children }: { readonly children: ReactNode }) {
  return <PythonProvider>{children}</PythonProvider>;
}
