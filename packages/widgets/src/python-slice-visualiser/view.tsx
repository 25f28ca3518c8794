import type { WidgetHost } from '@lemma/lesson-renderer';
import { useState } from 'react';
import { Announcer } from '../frame/announcer.tsx';
import { useStrings } from '../strings/use-strings.ts';
import { ItemStrip } from './item-strip.tsx';
import { PartField } from './part-field.tsx';
import type { PythonSliceVisualiserProps } from './schema.ts';
import {
  boundsOf,
  explainSlice,
  formatSlice,
  formatTaken,
  repr,
  type Slice,
  takenIndices,
} from './slice.ts';
import { englishPythonSliceVisualiser } from '../strings/python-slice-visualiser.ts';

type ViewProps = PythonSliceVisualiserProps & { readonly host: WidgetHost };
type Part = keyof Slice;

const PARTS: readonly Part[] = ['start', 'stop', 'step'];

/** Starts anew when the author gives another value or slice. */
export function PythonSliceVisualiser(props: ViewProps) {
  const { value, start, stop, step } = props;
  return <Visualiser key={JSON.stringify([value, start, stop, step])} {...props} />;
}

function Visualiser({ value, start, stop, step, variable, host }: ViewProps) {
  const strings = useStrings('python-slice-visualiser', englishPythonSliceVisualiser);
  const [slice, setSlice] = useState<Slice>({
    start: start ?? undefined,
    stop: stop ?? undefined,
    step: step ?? undefined,
  });
  const items = typeof value === 'string' ? Array.from(value) : value;
  const name = variable ?? (typeof value === 'string' ? 's' : 'xs');
  const literal = typeof value === 'string' ? repr(value) : `[${value.map(repr).join(', ')}]`;
  const bounds = boundsOf(slice, items.length);
  const taken = bounds ? takenIndices(bounds) : [];
  const result = bounds ? formatTaken(value, taken) : '';
  const explanation = explainSlice(slice, items.length, strings);

  const change = (part: Part, next: number | undefined) => {
    const changed = { ...slice, [part]: next };
    setSlice(changed);
    host.onEvent?.({ type: 'edited', detail: changed });
  };

  return (
    <div className="lw">
      <div className="lw-body">
        <pre className="lw-code lw-source">
          <code>
            {name} = {literal}
          </code>
        </pre>
        <ItemStrip items={items} taken={taken} text={typeof value === 'string'} />
        <div className="lw-form lw-slice-parts">
          {PARTS.map((part) => (
            <PartField
              key={part}
              name={part}
              value={slice[part]}
              onChange={(next) => change(part, next)}
            />
          ))}
        </div>
        <div className="lw-line lw-slice-result">
          <p className="lw-code">
            {name}[{formatSlice(slice)}]{bounds && ' → '}
            {bounds && <strong>{result}</strong>}
          </p>
          <p className={bounds ? 'lw-hint' : 'lw-problem'}>{explanation}</p>
        </div>
      </div>
      <Announcer text={bounds ? `${strings.result(result)} ${explanation}` : explanation} />
    </div>
  );
}
