import { useState } from 'react';
import * as z from 'zod';
import { defineWidget, type WidgetHost } from '../format/widget.ts';

interface CounterProps {
  readonly start: number;
  readonly host: WidgetHost;
}

/** A third party's widget in under 20 lines: the README shows it, stories and tests run it. */
export const counterWidget = defineWidget<{ readonly start: number }>({
  name: 'counter',
  title: 'Counter',
  schema: z.strictObject({ start: z.number() }),
  load: () => Promise.resolve({ default: Counter }),
});

function Counter({ start, host }: CounterProps) {
  const [count, setCount] = useState(start);
  if (count > 9) throw new Error('The counter went past 9.');
  return (
    <p style={{ padding: 20, margin: 0 }}>
      <button
        type="button"
        className="lemma-button-outline"
        onClick={() => {
          setCount(count + 1);
          host.onEvent?.({ type: 'counted', detail: { count: count + 1 } });
        }}
      >
        Count to {count + 1}
      </button>
    </p>
  );
}
