import { operations, type ProblemCode, problems, problemsOf } from '@lemma/api-client/contract';

const style = `body{font:16px/1.5 system-ui,sans-serif;color:#14202B;max-width:60rem;margin:2rem auto;padding:0 1.25rem}
code{font:14px/1.5 ui-monospace,monospace;background:#F1F5F8;padding:0 .25rem;border-radius:4px;overflow-wrap:anywhere}
h1{font-size:1.75rem}h2{font-size:1.05rem;margin:2rem 0 .25rem}p{margin:.25rem 0}a{color:#006FAB}small{color:#4A5A68}`;

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
}

/** Every call on one page, for people. */
export function referencePage(): string {
  const calls = operations
    .map(([operation, endpoint]) => {
      const codes = problemsOf(endpoint)
        .map((code) => `<a href="/edge/problems/${code}">${code}</a>`)
        .join(', ');
      const auth = { none: 'no token', optional: 'token optional', bearer: 'token' }[endpoint.auth];
      return `<section id="${operation}"><h2><code>${endpoint.method} ${escape(endpoint.path)}</code></h2>
<p>${escape(endpoint.summary)}</p><p><small>${operation} · ${auth}${endpoint.extension ? ' · extension' : ''} · problems: ${codes}</small></p></section>`;
    })
    .join('\n');
  return page(
    'The /edge API',
    `<h1>The /edge API</h1><p>Shapes of bodies and answers: <a href="/edge/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>${calls}`,
  );
}

/** What the type of a problem document leads to. */
export function problemPage(code: ProblemCode): string {
  const { status, title } = problems[code];
  const calls = operations
    .filter(([, endpoint]) => problemsOf(endpoint).includes(code))
    .map(
      ([operation, endpoint]) =>
        `<li><a href="/edge/reference#${operation}"><code>${endpoint.method} ${escape(endpoint.path)}</code></a></li>`,
    )
    .join('');
  return page(
    code,
    `<h1>${escape(title)}</h1><p><code>${code}</code>, HTTP status ${status}. The <code>detail</code> of the problem document says what happened and what to do.</p><p>Calls that may answer so:</p><ul>${calls}</ul>`,
  );
}

function escape(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => `&#${character.charCodeAt(0)};`);
}
