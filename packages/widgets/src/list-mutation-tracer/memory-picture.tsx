import { useStrings } from '../strings/use-strings.ts';
import { namesFor } from './explain.ts';
import { type HeapObject, isRef, type Memory, repr, type Value } from './memory.ts';
import { englishListMutationTracer } from '../strings/list-mutation-tracer.ts';

interface MemoryPictureProps {
  readonly memory: Memory;
  readonly changedNames: readonly string[];
  readonly changedObjects: readonly number[];
}

/** Names at the left, each beside what it names; two names of one object stand beside the same box. */
export function MemoryPicture({ memory, changedNames, changedObjects }: MemoryPictureProps) {
  const strings = useStrings('list-mutation-tracer', englishListMutationTracer);
  const simple = [...memory.names].filter(([, value]) => !isRef(value));
  const name = (text: string) => (
    <span key={text} className="lw-name" data-changed={changedNames.includes(text) || undefined}>
      {text}
    </span>
  );

  if (memory.names.size === 0) {
    return <p className="lw-hint">{strings.noNames}</p>;
  }
  return (
    <ul className="lw-code lw-memory" aria-label={strings.memory}>
      {[...memory.heap].map(([id, object]) => {
        const names = namesFor(memory, id);
        return (
          <li key={id}>
            <span className="lw-names">{names.map(name)}</span>
            <span className="lw-points" aria-hidden="true">
              {names.length > 0 ? '→' : ''}
            </span>
            <ObjectBox
              id={id}
              object={object}
              memory={memory}
              changed={changedObjects.includes(id)}
            />
          </li>
        );
      })}
      {simple.map(([text, value]) => (
        <li key={text}>
          <span className="lw-names">{name(text)}</span>
          <span className="lw-points" aria-hidden="true">
            →
          </span>
          <span className="lw-simple">{repr(value, memory)}</span>
        </li>
      ))}
    </ul>
  );
}

interface ObjectBoxProps {
  readonly id: number;
  readonly object: HeapObject;
  readonly memory: Memory;
  readonly changed: boolean;
}

function ObjectBox({ id, object, memory, changed }: ObjectBoxProps) {
  const strings = useStrings('list-mutation-tracer', englishListMutationTracer);
  const content = (value: Value) => {
    const inner = isRef(value) && memory.heap.get(value.ref);
    if (!isRef(value) || !inner) return repr(value, memory);
    return <span className="lw-inner">→ {strings.object(inner.kind, value.ref)}</span>;
  };
  const cells =
    object.kind === 'dict'
      ? object.entries.map(([key, value]) => ({ key: repr(key, memory), value }))
      : object.items.map((item, index) => ({ key: String(index), value: item }));

  return (
    <span className="lw-object" data-changed={changed || undefined}>
      <span className="lw-object-name">
        {strings.object(object.kind, id)}
        {changed && <b> {strings.changed}</b>}
      </span>
      <span className="lw-cells">
        {cells.length === 0 && <span className="lw-hint">{strings.empty}</span>}
        {cells.map(({ key, value }) => (
          <span className="lw-place" key={key}>
            <span className="lw-key">{key}</span>
            <span className="lw-value">{content(value)}</span>
          </span>
        ))}
      </span>
    </span>
  );
}
