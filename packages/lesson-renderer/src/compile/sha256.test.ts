import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

it('equals the hash that Node computes, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const bytes = new TextEncoder().encode(text);
      expect(sha256(text)).toBe(`sha256-${createHash('sha256').update(bytes).digest('base64')}`);
    }),
  );
});
