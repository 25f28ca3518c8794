import { describe, expect, it } from 'vitest';
import { isValidDisplayName, lacksDisplayName } from './display-name.ts';

const email = 'Reader@example.org';

describe('a display name', () => {
  it.each([
    ['R', true],
    ['  Reader  ', true],
    ['x'.repeat(32), true],
    [`  ${'x'.repeat(32)}  `, true],
    ['x'.repeat(33), false],
    ['', false],
    ['   ', false],
    ['reader@EXAMPLE.org', false],
    [' reader@example.org ', false],
  ])('“%s” is valid: %s', (name, valid) => {
    expect(isValidDisplayName(name, email)).toBe(valid);
  });

  it.each([
    [null, true],
    ['', true],
    ['reader@example.org', true],
    ['Reader', false],
  ])('a profile named %s is asked for one: %s', (name, asked) => {
    expect(lacksDisplayName({ name, email })).toBe(asked);
  });
});
