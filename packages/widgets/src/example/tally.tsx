import { defineWidget, type WidgetHost } from '@lemma/lesson-renderer';
import { useState } from 'react';
import { z } from 'zod'; // any Standard Schema will do

function Tally({ start, host }: { readonly start: number; readonly host: WidgetHost }) {
  const [count, setCount] = useState(start);
  const add = () => {
    setCount(count + 1);
    host.onEvent?.({ type: 'counted', detail: { count: count + 1 } });
  };
  return <button onClick={add}>Count to {count + 1}</button>;
}

export const tally = defineWidget({
  name: 'tally',
  title: 'Tally',
  schema: z.strictObject({ start: z.number() }),
  load: async () => ({ default: Tally }),
});
