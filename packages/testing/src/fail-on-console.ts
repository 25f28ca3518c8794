/** A console error is a failure: a test that expects one says so by mocking console.error itself. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

let errors: unknown[][] = [];
let original: typeof console.error;

beforeEach(() => {
  errors = [];
  original = console.error;
  console.error = (...parts: unknown[]) => {
    errors.push(parts);
    original(...parts);
  };
});

afterEach(() => {
  vi.restoreAllMocks();
  console.error = original;
  expect(errors, 'console.error was called during this test').toEqual([]);
});
