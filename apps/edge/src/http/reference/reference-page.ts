import { type Endpoint, type ProblemCode, problems, problemsOf } from '@lemma/api-client/contract';
import { z } from 'zod';
import { documentedGroups, openApiDocument } from '../openapi.ts';
import { escape, htmlPage } from './html.ts';
import { type Schema, shape } from './shape.ts';

const schema = z.custom<Schema>((value) => typeof value === 'object' && value !== null);
const document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z.array(
          z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema }),
        ),
        requestBody: z
          .object({ content: z.object({ 'application/json': z.object({ schema }) }) })
          .optional(),
        responses: z.object({
          200: z.object({ content: z.object({ 'application/json': z.object({ schema }) }) }),
        }),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), schema) }),
});

type Described = z.output<typeof document>;

const documentedCalls = documentedGroups.flatMap(({ calls }) => Object.entries(calls));

/** Every call on one page, for people: the OpenAPI document as one would explain it. */
export function referencePage(): string {
  const described = document.parse(openApiDocument());
  const groups = documentedGroups.map(
    ({ title, calls }) =>
      `<section aria-labelledby="${slug(title)}"><h2 id="${slug(title)}">${title}</h2>
${Object.entries(calls)
  .map(([operation, endpoint]) => callSection(operation, endpoint, described))
  .join('\n')}</section>`,
  );
  return htmlPage(
    'Lemma API reference',
    `<div class="shell"><nav class="rail" aria-label="Calls">${links()}</nav><main>${introduction()}
<nav class="fold" aria-label="All calls"><details><summary>All ${documentedCalls.length} calls</summary>${links()}</details></nav>
${groups.join('\n')}${shapesSection(described)}${problemsSection()}</main></div>`,
  );
}

function introduction(): string {
  return `<h1>Lemma API reference</h1>
<p>Lessons, study sessions, reviews, diagnostics and payments over HTTP, in JSON. For tools:
<a href="/edge/openapi.json">openapi.json</a> (OpenAPI 3.1). For TypeScript: <code>@lemma/api-client</code> makes a typed
client, hooks and a fake server of the same contract.</p>
<p><b>Signing in.</b> Send <code>authorization: Bearer</code> and an access token of the identity provider:
<code>read:users</code> to read, <code>write:users</code> to write; <code>desk</code> for the calls of staff.</p>
<p><b>Sending twice.</b> Writes carry a UUID that the client makes. The same UUID with the same body counts once; with
another body it is a <a href="/edge/problems/attempt-conflict">conflict</a>.</p>
<p><b>When it goes wrong.</b> The answer is a problem document (RFC 9457): its <code>type</code> is stable, its
<code>detail</code> says what happened and what to do. See <a href="#problems">all problems</a>.</p>`;
}

function links(): string {
  return [
    ...documentedGroups.map(
      ({ title, calls }) =>
        `<strong><a href="#${slug(title)}">${title}</a></strong><ul>${Object.keys(calls)
          .map((operation) => `<li><a href="#${operation}">${operation}</a></li>`)
          .join('')}</ul>`,
    ),
    '<strong><a href="#shapes">Named shapes</a></strong><br><strong><a href="#problems">Problems</a></strong>',
  ].join('');
}

function callSection(operation: string, endpoint: Endpoint, { paths }: Described): string {
  const { method, path, summary, auth, scope, idempotent, extension } = endpoint;
  const described = paths[path]?.[method.toLowerCase()];
  const facts = [
    { none: 'no token', optional: 'token optional', bearer: 'token needed' }[auth],
    ...(scope ? [`scope <code>${scope}</code>`] : []),
    ...(idempotent ? ['may be sent twice'] : ['sent once only']),
    ...(extension ? ['beyond the specification'] : []),
    `<code>${operation}</code>`,
  ];
  const own = endpoint.errors.map(problemLink).join(', ');
  return `<article class="call" id="${operation}">
<h3><span class="method ${method.toLowerCase()}">${method}</span> <code>${escape(path)}</code></h3>
<p>${escape(summary)}</p><p class="facts">${facts.join(' · ')}${own ? `<br>Own problems: ${own}` : ''}</p>
<details><summary>${endpoint.body || described?.parameters.length ? 'Request and answer' : 'Answer'}</summary>
${described ? shapesOf(described) : ''}</details></article>`;
}

function shapesOf(described: Described['paths'][string][string]): string {
  const { parameters, requestBody, responses } = described;
  const parameterLines = parameters.map(
    (one) =>
      `${escape(one.name)}${one.required ? '' : '?'}: ${shape(one.schema)} <i>in the ${one.in}</i>`,
  );
  return [
    ...(parameterLines.length > 0
      ? [`<h4>Parameters</h4><pre tabindex="0">${parameterLines.join('\n')}</pre>`]
      : []),
    ...(requestBody
      ? [
          `<h4>Body</h4><pre tabindex="0">${shape(requestBody.content['application/json'].schema)}</pre>`,
        ]
      : []),
    `<h4>Answer</h4><pre tabindex="0">${shape(responses[200].content['application/json'].schema)}</pre>`,
  ].join('\n');
}

function shapesSection({ components }: Described): string {
  const all = Object.entries(components.schemas).map(
    ([name, one]) =>
      `<article class="call" id="shape-${escape(name)}"><h3><code>${escape(name)}</code></h3><pre tabindex="0">${shape(one)}</pre></article>`,
  );
  return `<section aria-labelledby="shapes"><h2 id="shapes">Named shapes</h2>${all.join('')}</section>`;
}

function problemsSection(): string {
  const rows = Object.entries(problems).map(
    ([code, { status, title }]) =>
      `<tr><td>${status}</td><td><a href="/edge/problems/${code}">${code}</a></td><td>${escape(title)}</td></tr>`,
  );
  return `<section aria-labelledby="problems"><h2 id="problems">Problems</h2>
<p>Any call may answer with the general ones: a request that does not fit, too many requests, a failure, an outage.</p>
<table><thead><tr><th>Status</th><th>Code</th><th>Title</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
}

function problemLink(code: ProblemCode): string {
  return `<a href="/edge/problems/${code}">${code}</a>`;
}

/** What the type of a problem document leads to. */
export function problemPage(code: ProblemCode): string {
  const { status, title } = problems[code];
  const calls = documentedCalls
    .filter(([, endpoint]) => problemsOf(endpoint).includes(code))
    .map(
      ([operation, { method, path }]) =>
        `<li><a href="/edge/reference#${operation}"><code>${method} ${escape(path)}</code></a></li>`,
    )
    .join('');
  return htmlPage(
    `${title} · Lemma API`,
    `<main class="narrow"><p class="facts"><a href="/edge/reference#problems">Lemma API reference</a></p><h1>${escape(title)}</h1>
<p><code>${code}</code>, HTTP status ${status}. The <code>detail</code> of the problem document says what happened and what to do.</p>
<p>Calls that may answer so:</p><ul>${calls}</ul></main>`,
  );
}

function slug(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
