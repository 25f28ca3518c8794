import { problems, type ProblemCode } from '@lemma/api-client/contract';
import type { Hono } from 'hono';
import { openApiDocument } from '../openapi.ts';
import { problemPage, referencePage } from './reference-page.ts';

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/** The API's description of itself: OpenAPI, a page to read, and a page for each problem's type. */
export function mountDescription(app: Hono): void {
  const document = JSON.stringify(openApiDocument());
  const page = referencePage();
  app.get('/edge/openapi.json', (context) =>
    context.body(document, 200, { 'content-type': 'application/json' }),
  );
  app.get('/edge/reference', (context) => context.body(page, 200, pageHeaders));
  app.get('/edge/problems/:code', (context) => {
    const code = context.req.param('code');
    if (!Object.hasOwn(problems, code)) return context.notFound();
    return context.body(problemPage(code as ProblemCode), 200, pageHeaders);
  });
}
