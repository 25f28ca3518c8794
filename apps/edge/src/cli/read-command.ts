import { parseArgs } from 'node:util';

/** What each command takes besides its name: the name of one argument, and flags. */
const commandForms = {
  backup: {},
  restore: { argument: 'FILE' },
  replay: { flags: ['write'] },
  'pass-rates': {},
  rechecks: {},
  'duplicate-subscriptions': {},
  mail: {},
  'announce-launch': { argument: 'COUNTRY' },
  export: { argument: 'LEARNER' },
  delete: { argument: 'LEARNER' },
  migrate: { flags: ['check'] },
} as const satisfies Readonly<Record<string, CommandForm>>;

interface CommandForm {
  readonly argument?: string;
  readonly flags?: readonly string[];
}

export type CommandName = keyof typeof commandForms;

export interface GivenCommand {
  readonly name: CommandName;
  /** '' for a command that takes none. */
  readonly argument: string;
  readonly flags: ReadonlySet<string>;
}

/** Reads the words after `edge`. Throws an Error with the usage for an unknown command, flag or number of arguments. */
export function readCommand(words: readonly string[]): GivenCommand {
  const [name = '', ...rest] = words;
  if (!isCommand(name))
    throw new Error(
      `edge COMMAND, where COMMAND is one of: ${Object.keys(commandForms).join(', ')}.`,
    );
  const { argument, flags = [] }: CommandForm = commandForms[name];
  const { values, positionals } = parseWords(name, rest, flags);
  if (positionals.length !== (argument ? 1 : 0) || positionals[0] === '')
    throw new Error(
      `edge ${name} takes ${argument ? `one ${argument}` : 'no argument'}, not ${positionals.length}: ${usage(name)}.`,
    );
  return { name, argument: positionals[0] ?? '', flags: new Set(Object.keys(values)) };
}

function parseWords(name: CommandName, args: readonly string[], flags: readonly string[]) {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }]));
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\. .*$/su, '') : String(error);
    throw new Error(`${reason}. Usage: ${usage(name)}.`, { cause: error });
  }
}

function usage(name: CommandName): string {
  const { argument, flags = [] }: CommandForm = commandForms[name];
  return [
    'edge',
    name,
    ...(argument ? [argument] : []),
    ...flags.map((flag) => `[--${flag}]`),
  ].join(' ');
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commandForms, name);
}
