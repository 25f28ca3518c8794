import type { WidgetHost } from '@lemma/lesson-renderer';
import { ArrayFigure } from '../array/array-figure.tsx';
import type { ArrayCodeProps } from '../array/array-schema.ts';
import { entryText, indexAt, shapeText } from '../array/nd-array.ts';
import { Announcer } from '../frame/announcer.tsx';
import { StepFooter } from '../stepper/step-footer.tsx';
import { useStepper } from '../stepper/use-stepper.ts';
import { type ArrayViewStrings, englishArrayView } from '../strings/array-view.ts';
import { useStrings } from '../strings/use-strings.ts';
import { MemoryStrip } from './memory-strip.tsx';
import { afterWrite, readSelection, type Selection } from './selection.ts';

type ViewProps = ArrayCodeProps & { readonly host: WidgetHost };

/** Starts anew when the author gives other code or other arrays. */
export function ArrayView(props: ViewProps) {
  const selection = readSelection(props.code, props.arrays);
  if (typeof selection === 'string') return <p>{selection}</p>;
  return <Looking key={JSON.stringify(selection)} selection={selection} host={props.host} />;
}

const none: ReadonlySet<number> = new Set();

function Looking({
  selection,
  host,
}: {
  readonly selection: Selection;
  readonly host: WidgetHost;
}) {
  const strings = useStrings('array-view', englishArrayView);
  const { source, name, array, shared, shape, at, write, code } = selection;
  const last = write ? 2 : 1;
  const stepper = useStepper(last, (position) =>
    host.onEvent?.({
      type: position === last ? 'completed' : 'stepped',
      detail: { position, count: last },
    }),
  );
  const { position } = stepper;
  const made = position > 0;
  const done = position === 2;
  const entries = done
    ? afterWrite(selection)
    : { source: array.entries, made: at.map((index) => array.entries[index] ?? 0) };
  const texts = {
    source: entries.source.map((entry) => entryText(entry, array.float)),
    made: entries.made.map((entry) => entryText(entry, array.float)),
  };
  const written = done && write ? write : undefined;
  const intoSource = new Set(
    written && (shared || written.into === 'source')
      ? written.at.map((index) => (written.into === 'new' ? (at[index] ?? -1) : index))
      : [],
  );
  const intoOwn = new Set(written && !shared && written.into === 'new' ? written.at : []);
  const seen = made && shared ? new Set(at) : none;
  const words = sayStep(selection, position, intoSource, strings);

  return (
    <div className="lw">
      <div className="lw-body">
        <ol className="lw-view-code lw-code">
          {[code, ...(write ? [write.code] : [])].map((line, index) => (
            <li key={index} aria-current={position === index + 1 ? 'step' : undefined}>
              {line}
            </li>
          ))}
        </ol>
        <div className="lw-arrays lw-view-arrays">
          <ArrayFigure
            name={source}
            shape={array.shape}
            texts={texts.source}
            lit={(row, column) => {
              const index = indexAt(array.shape, row, column);
              if (intoSource.has(index)) return 'row-now';
              return made && at.includes(index) ? (shared ? 'row' : 'column') : undefined;
            }}
          />
          {made && (
            <ArrayFigure
              name={name}
              shape={shape}
              texts={texts.made}
              note={`${shapeText(shape)}, ${shared ? strings.view : strings.copy}`}
              lit={(row, column) => {
                const index = indexAt(shape, row, column);
                const changed = shared ? intoSource.has(at[index] ?? -1) : intoOwn.has(index);
                return changed ? 'row-now' : shared ? 'row' : 'column';
              }}
            />
          )}
        </div>
        <MemoryStrip
          names={made && shared ? [source, name] : [source]}
          texts={texts.source}
          seen={seen}
          written={intoSource}
        />
        {made && !shared && (
          <MemoryStrip names={[name]} texts={texts.made} seen={none} written={intoOwn} />
        )}
        <p className="lw-line lw-words">{words}</p>
      </div>
      <StepFooter stepper={stepper} count={last} first={1} />
      <Announcer text={words} />
    </div>
  );
}

function sayStep(
  { source, name, array, shared, shape, at, making, write }: Selection,
  position: number,
  intoSource: ReadonlySet<number>,
  strings: ArrayViewStrings,
): string {
  if (position === 0) return strings.start(source, array.entries.length);
  if (position === 1) {
    const sentence = strings.made(making, name, source, shapeText(shape));
    return write ? `${sentence} ${strings.ask(write.code, name, source)}` : sentence;
  }
  const other = write?.into === 'new' ? source : name;
  const seen = write?.into === 'new' || at.some((index) => intoSource.has(index));
  return strings.written(other, shared, seen);
}
