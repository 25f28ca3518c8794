import '@lemma/python-runtime/styles.css';
import { PythonCell, PythonProvider } from '@lemma/python-runtime/react';

/** The real thing: an interpreter in a worker of its own, as in lessons. */
export function LivePython({ code }: { readonly code: string }) {
  return (
    <PythonProvider prewarm>
      <PythonCell id="landing-python" code={code} />
    </PythonProvider>
  );
}
