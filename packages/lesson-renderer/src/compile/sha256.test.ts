import { createHash } from 'node:crypto';
import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

it('equals the hash that Node computes, for any text', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 300 }), (text) => {
      const bytes = new TextEncoder().encode(text);
      expect(sha256(text)).toBe(`sha256-${createHash('sha256').update(bytes).digest('base64')}`);
    }),
  );
});
