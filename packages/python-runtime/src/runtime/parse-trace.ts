import { parsePythonError } from '../protocol/python-error.ts';
import type { Fields } from '../protocol/value-kinds.ts';
import { isFields, isNumber, isText } from '../protocol/value-kinds.ts';
import { isStatus } from './outcome.ts';
import type { Trace, TraceEntry, TraceFrame, TraceObject, TraceStep, TraceValue } from './trace.ts';

/**
 * What the interpreter answers to `trace`, checked: a program can forge it. Frames, objects and heaps come in tables, each
 * once, and are put in their places here. A lost worker, or an answer of another shape, is a trace without steps.
 */
export function parseTrace(answer: unknown): Trace {
  try {
    return isFields(answer) ? traceOf(answer) : lost;
  } catch (error) {
    if (error instanceof Misshapen) return lost;
    throw error;
  }
}

const lost: Trace = { status: 'crashed', steps: [], stdout: '' };

class Misshapen extends Error {
  override readonly name = 'Misshapen';
}

function traceOf(answer: Fields): Trace {
  const { status, stdout, value, cut } = answer;
  const frames = listOf(answer['frames']).map(frameOf);
  const objects = listOf(answer['objects']).map(objectOf);
  const heaps = listOf(answer['heaps']).map((heap) =>
    Object.fromEntries(
      listOf(heap).map((pair) => {
        const [number, place] = listOf(pair);
        return [String(numberOf(number)), at(objects, place)];
      }),
    ),
  );
  const steps = listOf(answer['steps']).map((step): TraceStep => {
    const [event, line, stack, heap, printed, given, hiddenCalls] = listOf(step);
    return {
      event: oneOf(events, event),
      line: numberOf(line),
      frames: listOf(stack).map((place) => at(frames, place)),
      heap: at(heaps, heap),
      printed: numberOf(printed),
      hiddenCalls: numberOf(hiddenCalls),
      ...(given === null ? {} : { value: valueOf(given) }),
    };
  });
  const error = parsePythonError(answer['error']);
  return {
    status: isStatus(status) ? status : 'crashed',
    steps,
    stdout: textOf(stdout),
    ...(isText(value) && { value }),
    ...(cut === 'steps' || cut === 'size' || cut === 'depth' ? { cut } : {}),
    ...(error && { error }),
  };
}

const events = ['line', 'return', 'yield', 'raise', 'end'] as const;
const frameKinds = ['module', 'class', 'call'] as const;
const states = ['new', 'running', 'paused', 'finished'] as const;
const roles = ['', 'default', 'closure', 'method'] as const;
const objectKinds = [
  'list',
  'tuple',
  'deque',
  'dict',
  'set',
  'instance',
  'class',
  'function',
  'generator',
  'method',
] as const;

function frameOf(frame: unknown): TraceFrame {
  const [number, kind, name, line, firstLine, variables, more] = listOf(frame);
  return {
    number: numberOf(number),
    kind: oneOf(frameKinds, kind),
    name: textOf(name),
    line: numberOf(line),
    firstLine: numberOf(firstLine),
    variables: listOf(variables).map((variable) => {
      const [key, value] = listOf(variable);
      return [textOf(key), valueOf(value)] as const;
    }),
    more: numberOf(more),
  };
}

function objectOf(object: unknown): TraceObject {
  const [kind, type, size, entries, progress] = listOf(object);
  return {
    kind: oneOf(objectKinds, kind),
    type: textOf(type),
    size: numberOf(size),
    entries: listOf(entries).map((entry): TraceEntry => {
      const [key, value, role] = listOf(entry);
      return { key: textOf(key), value: valueOf(value), role: oneOf(roles, role) };
    }),
    ...(progress === null ? {} : { progress: progressOf(progress) }),
  };
}

function progressOf(progress: unknown): NonNullable<TraceObject['progress']> {
  const [state, line] = listOf(progress);
  return { state: oneOf(states, state), line: numberOf(line) };
}

function valueOf(value: unknown): TraceValue {
  const [first, text] = listOf(value);
  return isNumber(first) ? { ref: first } : { type: textOf(first), text: textOf(text) };
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new Misshapen('Not a list.');
}

function textOf(value: unknown): string {
  if (isText(value)) return value;
  throw new Misshapen('Not a text.');
}

function numberOf(value: unknown): number {
  if (isNumber(value)) return value;
  throw new Misshapen('Not a number.');
}

function oneOf<T extends string>(known: readonly T[], value: unknown): T {
  const found = known.find((each) => each === value);
  if (found !== undefined) return found;
  throw new Misshapen('Not a known word.');
}

function at<T>(table: readonly T[], place: unknown): T {
  const found = table[numberOf(place)];
  if (found !== undefined) return found;
  throw new Misshapen('Not in its table.');
}
