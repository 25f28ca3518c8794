import { operations } from '@lemma/api-client/contract';
import { deskOperations } from '@lemma/api-client/desk';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';
import { referencePage } from './reference/reference-page.ts';

const all = [...operations, ...deskOperations];

describe('the OpenAPI document', () => {
  it('keeps the published rules of OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(openApiDocument());
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('describes every call of both contracts and no other', () => {
    const { paths } = openApiDocument() as { paths: Record<string, Record<string, unknown>> };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(
      all.map(([, { method, path }]) => `${method} ${path}`).toSorted(),
    );
  });

  it('refers to no schema that is missing', () => {
    const text = JSON.stringify(openApiDocument());
    const { components } = JSON.parse(text) as { components: { schemas: object } };
    const named = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/gu)].map(
      (match) => match[1],
    );
    expect(named.length).toBeGreaterThan(10);
    for (const name of named) expect(components.schemas).toHaveProperty(name ?? '');
  });
});

describe('the reference page', () => {
  const page = referencePage();
  const ids = [...page.matchAll(/ id="([^"]+)"/gu)].map((match) => match[1]);

  it('shows every call once, with its shapes', () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const [operation] of all) expect(ids).toContain(operation);
    expect(page).toContain('&#34;multiple-choice&#34;');
  });

  it('leads to nothing that is not there, and needs nothing from elsewhere', () => {
    const anchors = [...page.matchAll(/href="#([^"]+)"/gu)].map((match) => match[1]);
    expect(anchors.filter((anchor) => !ids.includes(anchor))).toEqual([]);
    expect(page).not.toMatch(/<script|https?:\/\//u);
  });
});
