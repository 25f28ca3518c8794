import {
  constructFromEvents,
  CORE_SCHEMA,
  EVENT_ID,
  type Event,
  FAILSAFE_SCHEMA,
  getScalarValue,
  parseEvents,
  YAMLException,
} from 'js-yaml';
import { explainYaml, type YamlProblem } from './yaml-problem.ts';

export type ReadYaml = typeof readYaml;

/** A YAML text read, with the places of its parts. Offsets count characters from 0. */
export interface LocatedYaml {
  /** Plain data; undefined if the text is empty or no YAML. */
  readonly value: unknown;
  readonly problem: YamlProblem | undefined;
  /** Where the value at a path stands: a missing one is looked for at what should hold it. */
  readonly offsetOf: (path: readonly PropertyKey[], what?: 'value' | 'key') => number;
}

interface Located {
  readonly start: number;
  /** Where its key stands, if it has one. */
  readonly key: number;
  readonly children: Map<string, Located>;
}

/** More aliases than any lesson needs, and too few for an alias bomb. */
const maxAliases = 50;

/** Ten times what the longest front matter or graph of any lesson has. */
const maxBlockCharacters = 20_000;

/**
 * Reads one YAML document. Never throws.
 *
 * @param scalars `text` leaves every scalar as it is typed: `5`, `"5"` and `true` are text.
 * @param maxCharacters a longer text is a problem; default 20,000.
 */
export function readYaml(
  source: string,
  scalars: 'typed' | 'text' = 'typed',
  maxCharacters = maxBlockCharacters,
): LocatedYaml {
  if (source.length > maxCharacters) {
    const message = `it has ${source.length} characters; ${maxCharacters} is the most.`;
    const problem = { message, fix: 'Make it shorter.', offset: 0 };
    return { value: undefined, problem, offsetOf: () => 0 };
  }
  const schema = scalars === 'typed' ? CORE_SCHEMA : FAILSAFE_SCHEMA;
  try {
    const events = parseEvents(source, {});
    const [value, ...more] = constructFromEvents(events, { source, schema, maxAliases });
    const root = locate(events, source);
    return {
      value,
      problem:
        more.length > 0
          ? {
              message: 'There is more than one document.',
              fix: 'Take the line --- away.',
              offset: source.lastIndexOf('\n---') + 1,
            }
          : undefined,
      offsetOf: (path, what) => offsetIn(root, path, what),
    };
  } catch (cause) {
    return {
      value: undefined,
      problem:
        cause instanceof YAMLException
          ? explainYaml(cause.reason, source, cause.mark?.position ?? 0)
          : explainYaml(String(cause), source, 0),
      offsetOf: () => 0,
    };
  }
}

function offsetIn(root: Located, path: readonly PropertyKey[], what?: 'value' | 'key'): number {
  let node = root;
  for (const key of path) {
    const child = node.children.get(String(key));
    if (!child) break;
    node = child;
  }
  return what === 'key' ? node.key : node.start;
}

/** Keeps the first document's tree of places. */
function locate(events: readonly Event[], source: string): Located {
  const root: Located = { start: 0, key: 0, children: new Map() };
  const open: {
    readonly node: Located;
    readonly isMap: boolean;
    key?: string;
    keyStart: number;
  }[] = [];
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT) {
      if (open.length > 0 || root.children.size > 0) break;
      continue;
    }
    if (event.type === EVENT_ID.POP) {
      open.pop();
      continue;
    }
    const parent = open.at(-1);
    const start = startOf(event);
    const isKey = parent?.isMap === true && parent.key === undefined;
    const node: Located = {
      start: start < 0 ? (parent?.keyStart ?? 0) : start,
      key: parent?.isMap ? parent.keyStart : start,
      children: new Map(),
    };
    if (parent && isKey) {
      parent.key = event.type === EVENT_ID.SCALAR ? getScalarValue(source, event) : '';
      parent.keyStart = node.start;
    } else if (parent) {
      parent.node.children.set(parent.key ?? String(parent.node.children.size), node);
      delete parent.key;
    }
    if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE) {
      const held = parent ? node : root;
      open.push({ node: held, isMap: event.type === EVENT_ID.MAPPING, keyStart: node.start });
    }
  }
  return root;
}

function startOf(event: Exclude<Event, { type: 1 | 6 }>): number {
  if (event.type === EVENT_ID.SCALAR) return quoteStart(event);
  if (event.type === EVENT_ID.ALIAS) return event.anchorStart - 1;
  return event.start;
}

/** A quoted scalar begins at its quote. */
function quoteStart(event: Extract<Event, { type: 4 }>): number {
  const quoted = event.style === 2 || event.style === 3;
  return quoted ? event.valueStart - 1 : event.valueStart;
}
