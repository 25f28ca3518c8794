import { describe, expect, it } from 'vitest';
import { readCommand } from './read-command.ts';

describe('the words after edge', () => {
  it('name a command with its argument and flags', () => {
    expect(readCommand(['replay', '--write'])).toEqual({
      name: 'replay',
      argument: '',
      flags: new Set(['write']),
    });
    expect(readCommand(['export', 'auth0|7'])).toMatchObject({ argument: 'auth0|7' });
    expect(readCommand(['migrate']).flags.size).toBe(0);
  });

  it.each([
    [['replay', '--wrte'], "Unknown option '--wrte'. Usage: edge replay [--write]."],
    [['backup', '--write'], "Unknown option '--write'. Usage: edge backup."],
    [['export'], 'edge export takes one LEARNER, not 0: edge export LEARNER.'],
    [['replay', 'write'], 'edge replay takes no argument, not 1: edge replay [--write].'],
    [['constructor'], /^edge COMMAND, where COMMAND is one of: backup, restore, replay/],
    [[], /^edge COMMAND/],
  ])('are refused with the usage for %j', (words, message) => {
    expect(() => readCommand(words)).toThrow(message);
  });
});
