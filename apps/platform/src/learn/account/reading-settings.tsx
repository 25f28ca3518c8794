import { LessonSurface } from '@lemma/lesson-renderer';
import { useState } from 'react';
import {
  isReadingWidth,
  keepReadingLook,
  type ReadingLook,
  readingSizes,
  readReadingLook,
} from '../../shell/reading-look.ts';
import { SelectField } from './select-field.tsx';

const sizes = readingSizes.map((size) => ({
  value: String(size),
  name: size === 100 ? '100 % (usual)' : `${size} %`,
}));
const widths = [
  { value: 'narrow', name: 'Narrow' },
  { value: 'normal', name: 'Usual' },
  { value: 'wide', name: 'Wide' },
];

/** Text size and line width of lessons. They hold at once, and on this device. */
export function ReadingSettings() {
  const [look, setLook] = useState(readReadingLook);
  const change = (changed: Partial<ReadingLook>) => {
    const next = { ...look, ...changed };
    setLook(next);
    keepReadingLook(next);
  };
  return (
    <section>
      <h2>Reading</h2>
      <p className="muted">How lessons look on this device. A change holds at once.</p>
      <SelectField
        label="Text size"
        options={sizes}
        value={String(look.size)}
        onChange={(size) => change({ size: Number(size) })}
      />
      <SelectField
        label="Line width"
        hint="A screen that is narrower sets the limit."
        options={widths}
        value={look.width}
        onChange={(width) => isReadingWidth(width) && change({ width })}
      />
      <div className="reading-sample">
        <LessonSurface theme="light">
          <p>
            Multiply each entry of the row by the entry of the column that stands at the same place,
            and add up the products.
          </p>
        </LessonSurface>
      </div>
    </section>
  );
}
