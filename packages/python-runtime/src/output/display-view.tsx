import { useState } from 'react';
import type { Display } from '../protocol/results.ts';
import { usePythonStrings } from '../strings/use-strings.ts';
import { parseFigureFacts } from '../protocol/figure-facts.ts';
import { parseTable } from './shown-table.ts';
import { TableView } from './table-view.tsx';

interface DisplayViewProps {
  readonly display: Display;
  /** What is said of it where nothing better is known. */
  readonly name: string;
  /** What an author says of the figure that this code draws. */
  readonly alt?: string | undefined;
}

/**
 * A rich value. Tables are the page's own; HTML is shown in a frame in which no script runs and nothing loads; pictures as images, which
 * run no script either.
 */
export function DisplayView({ display, name, alt }: DisplayViewProps) {
  const words = usePythonStrings().output;
  if (display.mime === 'text/html') return <HtmlFrame html={display.data} name={name} />;
  if (display.mime === 'application/vnd.lemma.table+json') {
    const table = parseTable(display.data);
    return table && <TableView table={table} />;
  }
  const facts = parseFigureFacts(display.about);
  const said = alt ?? (facts.length > 0 ? words.figure(facts) : name);
  const source =
    display.mime === 'image/png'
      ? `data:image/png;base64,${display.data}`
      : `data:image/svg+xml;charset=utf-8,${encodeURIComponent(display.data)}`;
  return <img className="lemma-py-picture" src={source} alt={said} />;
}

const framePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
const frameStyle = `body{margin:0;font:15px/22px Inter,system-ui,sans-serif;color:light-dark(#14202b,#e6edf3);overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:4px 12px;text-align:right;border-bottom:1px solid light-dark(#e3e8ed,#2b3845)}`;

function HtmlFrame({ html, name }: { readonly html: string; readonly name: string }) {
  const [height, setHeight] = useState(40);
  const page = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${framePolicy}"><style>${frameStyle}</style>${html}`;
  return (
    <iframe
      className="lemma-py-html"
      title={name}
      // Same origin without scripts: the page may measure the frame, the frame may do nothing.
      sandbox="allow-same-origin"
      srcDoc={page}
      style={{ height }}
      onLoad={(event) => {
        const root = event.currentTarget.contentDocument?.documentElement;
        if (!root) return;
        // Without it a frame on a dark page is a white sheet.
        root.style.colorScheme = getComputedStyle(event.currentTarget).colorScheme;
        setHeight(Math.min(root.scrollHeight + 2, 600));
      }}
    />
  );
}
