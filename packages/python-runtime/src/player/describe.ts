import type { Trace, TraceObject, TraceStep, TraceValue } from '../runtime/trace.ts';
import type { PlayerStrings } from '../strings/player-strings.ts';
import { changedEntries, changedNames, changedObjects, namesFor } from './changes.ts';
import type { NameChange, ObjectChange } from './changes.ts';
import { code } from './marked-code.ts';
import type { Moment } from './moments.ts';

const mostClauses = 4;
const longestPrint = 60;

export interface Description {
  readonly text: string;
  /** That what has changed has several names. */
  readonly shared?: string;
}

/** A moment in words. */
export function describe(moment: Moment, trace: Trace, strings: PlayerStrings): Description {
  const { kind, line, step, before } = moment;
  if (!before) return { text: strings.atStart(step.line) };
  const own = ownClause(moment, strings);
  const clauses = [
    ...changedNames(step, before).map((change) => aboutName(change, step, before, strings)),
    ...changedObjects(step, before).flatMap((change) => aboutObject(change, step, strings)),
    ...printed(trace, step, before).map((text) => strings.prints(code(text))),
    ...(own === undefined ? [] : [own]),
  ];
  if (clauses.length === 0)
    clauses.push(
      moment.next === undefined || moment.next === line
        ? strings.nothing
        : strings.goesOn(moment.next),
    );
  const left = clauses.length - mostClauses;
  const said = left > 1 ? [...clauses.slice(0, mostClauses), strings.andMore(left)] : clauses;
  const ending = endingOf(moment, trace, strings);
  const shared = kind === 'call' ? undefined : sharedChange(step, before, strings);
  return {
    text: strings.atLine(line, said) + (ending === '' ? '' : ` ${ending}`),
    ...(shared === undefined ? {} : { shared }),
  };
}

/** The type of an object in words: a class of the program's own by its name. */
export function typeOf({ kind, type }: TraceObject, strings: PlayerStrings): string {
  switch (kind) {
    case 'function':
      return strings.functionType;
    case 'class':
      return strings.classType;
    case 'generator':
      return strings.generatorType;
    case 'method':
      return strings.methodType;
    default:
      return type;
  }
}

export function objectName(number: number, step: TraceStep, strings: PlayerStrings): string {
  const object = step.heap[number];
  return object ? strings.object(typeOf(object, strings), number) : `${number}`;
}

function valueName(value: TraceValue, step: TraceStep, strings: PlayerStrings): string {
  return 'ref' in value ? objectName(value.ref, step, strings) : code(value.text);
}

function ownClause({ kind, step }: Moment, strings: PlayerStrings): string | undefined {
  const top = step.frames.at(-1);
  const name = code(top?.name ?? '');
  const value = step.value && valueName(step.value, step, strings);
  switch (kind) {
    case 'call':
      return strings.calls(
        name,
        (top?.variables ?? []).map(([parameter, given]) =>
          strings.argument(code(parameter), valueName(given, step, strings)),
        ),
      );
    case 'class':
      return strings.beginsClass(name);
    case 'resume':
      return strings.resumes(name);
    case 'return':
      return strings.returned(name, value ?? '', step.frames.at(-2)?.line);
    case 'yield':
      return strings.yielded(name, value ?? '');
    case 'raise':
      return strings.raises(value ?? '');
    case 'arrive':
      return strings.arrives(value ?? '');
    default:
      return undefined;
  }
}

function aboutName(
  { name: plain, value, frame }: NameChange,
  step: TraceStep,
  before: TraceStep,
  strings: PlayerStrings,
): string {
  const name = code(plain);
  if (value === undefined) return strings.gone(name);
  if (!('ref' in value)) return strings.becomes(name, code(value.text));
  const object = step.heap[value.ref];
  const named = objectName(value.ref, step, strings);
  if (object && (object.kind === 'function' || object.kind === 'class') && !before.heap[value.ref])
    return strings.defines(name, typeOf(object, strings));
  const others = step.frames.flatMap(({ number, variables }) =>
    variables.flatMap(([other, at]) =>
      'ref' in at && at.ref === value.ref && !(other === plain && number === frame)
        ? [code(other)]
        : [],
    ),
  );
  if (others.length > 0) return strings.pointsToSame(name, named, [...new Set(others)]);
  return before.heap[value.ref] ? strings.pointsTo(name, named) : strings.pointsToNew(name, named);
}

function aboutObject(
  change: ObjectChange,
  step: TraceStep,
  strings: PlayerStrings,
): readonly string[] {
  const { now, old, number } = change;
  // What a generator does is said by itself.
  if (now.kind === 'generator') return [];
  const object = objectName(number, step, strings);
  const { added, changed, removed } = changedEntries(change);
  const values = (entries: typeof added) =>
    entries.map(({ value }) => valueName(value, step, strings));
  const clauses: string[] = [];
  if (now.kind === 'list' || now.kind === 'deque' || now.kind === 'set') {
    const plain = changed.length === 0;
    if (plain && added.length > 0 && removed.length === 0)
      return [
        now.kind === 'set'
          ? strings.added(values(added), object)
          : strings.appended(values(added), object),
      ];
    if (plain && removed.length > 0 && added.length === 0)
      return [strings.removed(values(removed), object)];
    if (now.size !== old.size) return [strings.changes(object)];
  } else {
    clauses.push(
      ...added.map(({ key, value }) =>
        strings.entryBecomes(code(key), object, valueName(value, step, strings)),
      ),
    );
    if (removed.length > 0)
      clauses.push(
        strings.removed(
          removed.map(({ key }) => code(key)),
          object,
        ),
      );
  }
  const place = (key: string) =>
    now.kind === 'list' || now.kind === 'deque' ? code(`[${key}]`) : code(key);
  clauses.push(
    ...changed.map(({ key, value }) =>
      strings.entryBecomes(place(key), object, valueName(value, step, strings)),
    ),
  );
  return clauses.length > 0 ? clauses : [strings.changes(object)];
}

/** What a step printed, as one line. */
function printed(trace: Trace, step: TraceStep, before: TraceStep): readonly string[] {
  if (step.printed <= before.printed) return [];
  const text = Array.from(trace.stdout).slice(before.printed, step.printed).join('');
  const line = text.trimEnd().replaceAll('\n', '⏎');
  return [line.length > longestPrint ? `${line.slice(0, longestPrint)}…` : line];
}

function endingOf({ step, kind }: Moment, trace: Trace, strings: PlayerStrings): string {
  if (step !== trace.steps.at(-1)) return '';
  if (step.event === 'end') return strings.ends;
  const raised = kind === 'raise' || kind === 'arrive';
  return raised && trace.status === 'error' ? strings.uncaught : '';
}

function sharedChange(
  step: TraceStep,
  before: TraceStep,
  strings: PlayerStrings,
): string | undefined {
  for (const { number, now } of changedObjects(step, before)) {
    if (now.kind === 'generator') continue;
    const names = [...new Set(namesFor(step, number))];
    if (names.length > 1) return strings.shared(typeOf(now, strings), names.map(code));
  }
  return undefined;
}
