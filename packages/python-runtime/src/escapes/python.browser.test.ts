import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptSecret, nameOf, successes } from './attempt.ts';
import { witnessPage } from './page-witness.ts';
import { pythonEscapes } from './python/python-escapes.ts';
import { sealedSubject, unsealedSubject } from './subject.ts';

const names = pythonEscapes.map(nameOf);
const witness = witnessPage();
const minutes = 60_000;

beforeAll(async () => {
  await (await caches.open('escape')).put('/probe-kept', new Response(keptSecret));
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(keptSecret);
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve();
    });
    opening.addEventListener('error', () => {
      reject(new Error('The page has no database.'));
    });
  });
});
afterAll(async () => {
  witness.end();
  await caches.delete('escape');
  indexedDB.deleteDatabase(keptSecret);
});

it('has attempts of different names', () => {
  expect(new Set(names).size).toBe(names.length);
});

describe('a Python program in a worker of the page without a seal', () => {
  let found: ReadonlySet<string>;
  beforeAll(async () => {
    const subject = unsealedSubject((data) => {
      witness.hear(data);
    });
    found = await successes(subject, witness, pythonEscapes);
    subject.end();
  }, 5 * minutes);
  it.for(names)('succeeds: %s', (name) => {
    expect(found).toContain(name);
  });
});

describe('a Python program of a learner', () => {
  let found: ReadonlySet<string>;
  beforeAll(async () => {
    const subject = sealedSubject();
    found = await successes(subject, witness, pythonEscapes);
    subject.end();
  }, 5 * minutes);
  it.for(names)('does not succeed: %s', (name) => {
    expect(found).not.toContain(name);
  });
});
