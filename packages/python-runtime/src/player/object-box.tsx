import type { TraceEntry, TraceObject, TraceStep } from '../runtime/trace.ts';
import type { PlayerStrings } from '../strings/player-strings.ts';
import { usePythonStrings } from '../strings/use-strings.ts';
import { changedEntries, namesFor } from './changes.ts';
import { typeOf } from './describe.ts';
import { ValueView } from './value-view.tsx';

/** Lists of more than this are set as cells beside each other, if they hold only plain values. */
const mostRows = 5;
/** Entries that are shown of an object with more than were recorded. */
const fewOfMany = 10;

/** One object: what it holds, and how many names point to it. */
export function ObjectBox({
  number,
  object,
  step,
  before,
}: {
  readonly number: number;
  readonly object: TraceObject;
  readonly step: TraceStep;
  readonly before: TraceStep | undefined;
}) {
  const { player } = usePythonStrings();
  const old = before?.heap[number];
  const { added, changed } = old ? changedEntries({ now: object, old }) : noChanges;
  const marks = new Map<TraceEntry, string>([
    ...added.map((entry) => [entry, player.isNew] as const),
    ...changed.map((entry) => [entry, player.isChanged] as const),
  ]);
  const { entries, size } = object;
  const shown = size > entries.length ? entries.slice(0, fewOfMany) : entries;
  const left = size - shown.length;
  const names = namesFor(step, number).length;
  const type = typeOf(object, player);
  return (
    <li
      className="lemma-py-object"
      data-object={number}
      data-kind={object.kind}
      data-new={(before !== undefined && !old) || undefined}
    >
      <p className="lemma-py-object-head">
        <span className="lemma-py-number" aria-hidden="true">
          {number}
        </span>
        <span className="lemma-py-hidden">{player.object(type, number)}</span>
        <span aria-hidden="true">{type}</span>
        <span>{aside(object, player)}</span>
      </p>
      {(object.kind === 'function' || object.kind === 'class' || object.kind === 'method') && (
        <code className="lemma-py-signature">{object.type}</code>
      )}
      {shown.length > 0 && (
        <ul data-shape={shapeOf(object)} aria-label={player.object(type, number)}>
          {shown.map((entry, index) => (
            <Entry key={index} entry={entry} mark={marks.get(entry)} object={object} step={step} />
          ))}
        </ul>
      )}
      {left > 0 && <p className="lemma-py-none">{player.more(left)}</p>}
      {names > 1 && <p className="lemma-py-pointed">{player.pointed(names, type)}</p>}
    </li>
  );
}

const noChanges = { added: [], changed: [] } as const;

function shapeOf({ kind, entries }: TraceObject): 'rows' | 'cells' {
  const inOrder = kind === 'list' || kind === 'tuple' || kind === 'deque';
  const plain = entries.every(({ value }) => !('ref' in value));
  return plain && (kind === 'set' || (inOrder && entries.length > mostRows)) ? 'cells' : 'rows';
}

function aside({ kind, size, progress }: TraceObject, strings: PlayerStrings): string {
  switch (progress?.state) {
    case 'new':
      return strings.notStarted;
    case 'running':
      return strings.inProgress;
    case 'paused':
      return strings.pausedAt(progress.line);
    case 'finished':
      return strings.finished;
    case undefined:
      break;
  }
  if (kind === 'instance' || kind === 'function' || kind === 'class' || kind === 'method')
    return kind === 'instance' && size === 0 ? strings.empty : '';
  return size === 0 ? strings.empty : strings.items(size);
}

function Entry({
  entry: { key, value, role },
  mark,
  object,
  step,
}: {
  readonly entry: TraceEntry;
  readonly mark: string | undefined;
  readonly object: TraceObject;
  readonly step: TraceStep;
}) {
  const { player } = usePythonStrings();
  const word = { closure: player.remembers, default: player.default, method: '', '': '' }[role];
  const isText = role === 'method' && 'text' in value;
  return (
    <li data-changed={mark !== undefined || undefined}>
      {key !== '' && !isText && (
        <code className="lemma-py-key">
          {key}
          {object.kind === 'dict' ? ':' : ''}
        </code>
      )}
      {word !== '' && <span className="lemma-py-role">{word}</span>}
      {isText ? (
        <code className="lemma-py-key">
          {value.text === 'property' ? `${key} (property)` : value.text}
        </code>
      ) : (
        <ValueView value={value} step={step} kind="inner" />
      )}
      {mark !== undefined && <span className="lemma-py-mark">{mark}</span>}
    </li>
  );
}
