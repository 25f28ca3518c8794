/** Text as HTML shows it. */
export function escape(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => `&#${character.charCodeAt(0)};`);
}

/** A page that needs no script, font or file of another address. */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><style>${style}</style></head><body>${body}</body></html>`;
}

const style = `
:root{--ink:#14202B;--soft:#4A5A68;--line:#DCE4EA;--wash:#F4F7FA;--blue:#006FAB;--green:#1B6B3A}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;font:16px/1.55 system-ui,-apple-system,"Segoe UI",sans-serif;color:var(--ink);background:#fff}
a{color:var(--blue);text-underline-offset:2px}
:focus-visible{outline:2px solid var(--blue);outline-offset:2px;border-radius:3px}
code,pre{font:13.5px/1.55 ui-monospace,"SF Mono",Menlo,Consolas,monospace}
h1{font-size:2rem;line-height:1.2;margin:0 0 .75rem}
h2{font-size:1.35rem;margin:3rem 0 .5rem;padding-top:1rem;border-top:2px solid var(--ink)}
h3{font-size:1rem;margin:0;display:flex;flex-wrap:wrap;gap:.15rem .6rem;align-items:baseline}
h3 code{font-size:15px;font-weight:600;overflow-wrap:anywhere}
p{margin:.4rem 0;max-width:44rem}
.shell{display:grid;grid-template-columns:minmax(0,1fr);max-width:78rem;margin:0 auto;padding:1.5rem 1.25rem 5rem}
nav ul{list-style:none;margin:.15rem 0 1rem;padding:0}
nav a{display:block;padding:.14rem 0;color:var(--soft);text-decoration:none;font-size:14.5px;overflow-wrap:anywhere}
nav a:hover{color:var(--blue);text-decoration:underline}
nav strong a{color:var(--ink);font-size:15px}
summary{cursor:pointer;color:var(--blue);font-size:15px;padding:.2rem 0;width:fit-content}
nav.fold{margin:1rem 0 0;border:1px solid var(--line);border-radius:8px;padding:.5rem .9rem}
nav.rail{display:none}
.call{padding:1.1rem 0;border-bottom:1px solid var(--line)}
.call:target{background:var(--wash);box-shadow:0 0 0 .75rem var(--wash);border-radius:2px}
.method{font:600 12.5px/1.6 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.03em;padding:0 .45rem;border-radius:4px;border:1px solid currentColor}
.get{color:var(--blue)}.post{color:var(--green)}
.facts{color:var(--soft);font-size:14px;margin:.25rem 0}
pre{margin:.35rem 0 .9rem;padding:.8rem 1rem;background:var(--wash);border:1px solid var(--line);border-radius:8px;overflow-x:auto}
pre i{font-style:normal;color:var(--soft)}
.call:target pre{background:#fff}
h4{font-size:13.5px;color:var(--soft);margin:.6rem 0 0;font-weight:600}
table{border-collapse:collapse;font-size:15px;margin:.5rem 0 1rem;display:block;overflow-x:auto}
th,td{text-align:left;vertical-align:top;padding:.3rem 1.25rem .3rem 0;border-bottom:1px solid var(--line)}
th{color:var(--soft);font-weight:600;font-size:13.5px}
.narrow{max-width:46rem;margin:0 auto;padding:2.5rem 1.25rem}
@media (min-width:64rem){
 .shell{grid-template-columns:16.5rem minmax(0,1fr);gap:3.5rem;padding-top:2.5rem}
 nav.fold{display:none}
 nav.rail{display:block;position:sticky;top:0;max-height:100vh;overflow-y:auto;padding:.5rem .5rem 2rem 0;align-self:start}
}`;
