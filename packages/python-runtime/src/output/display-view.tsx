import { useState } from 'react';
import type { Display } from '../protocol/results.ts';

/**
 * A rich value. HTML is shown in a frame in which no script runs and nothing loads; pictures as images, which
 * run no script either.
 */
export function DisplayView({
  display,
  name,
}: {
  readonly display: Display;
  readonly name: string;
}) {
  if (display.mime === 'text/html') return <HtmlFrame html={display.data} name={name} />;
  const source =
    display.mime === 'image/png'
      ? `data:image/png;base64,${display.data}`
      : `data:image/svg+xml;charset=utf-8,${encodeURIComponent(display.data)}`;
  return <img className="lemma-py-picture" src={source} alt={name} />;
}

const framePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
const frameStyle = `body{margin:0;font:15px/22px Inter,system-ui,sans-serif;color:light-dark(#14202b,#e6edf3);overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:4px 12px;text-align:right;border-bottom:1px solid light-dark(#e3e8ed,#2b3845)}`;

function HtmlFrame({ html, name }: { readonly html: string; readonly name: string }) {
  const [height, setHeight] = useState(40);
  const page = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${framePolicy}"><style>${frameStyle}</style>${html}`;
  return (
    <iframe
      className="lemma-py-frame"
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
