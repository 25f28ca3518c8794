/** Entry of the benchmark's page with cells: `showCells(n, code)` puts them there, `code` in each. */
import { createRoot } from 'react-dom/client';
import { PythonCell, PythonProvider } from '../../packages/python-runtime/src/react/index.ts';

function showCells(count: number, code: string): void {
  const place = document.body.appendChild(document.createElement('main'));
  createRoot(place).render(
    <PythonProvider options={{ filesURL: '/python/', spare: false }}>
      {Array.from({ length: count }, (_, i) => (
        <PythonCell key={i} id={`cell-${i}`} code={code} />
      ))}
    </PythonProvider>,
  );
}

Object.assign(window, { showCells });
