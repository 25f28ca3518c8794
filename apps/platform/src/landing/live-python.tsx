import '@lemma/python-runtime/styles.css';
import { PythonCell, PythonProvider } from '@lemma/python-runtime/react';
import { pythonExample, pythonExampleHtml } from './python-example.ts';

/** The example in a cell of a lesson, with an interpreter in a worker of its own. It runs at once. */
export function LivePython() {
  return (
    <PythonProvider>
      <PythonCell id="landing-python" code={pythonExample} html={pythonExampleHtml} autoRun />
    </PythonProvider>
  );
}
