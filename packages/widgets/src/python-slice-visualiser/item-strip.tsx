import { useStrings } from '../strings/use-strings.ts';
import { type Item, repr } from './slice.ts';
import { englishPythonSliceVisualiser } from '../strings/python-slice-visualiser.ts';

interface ItemStripProps {
  readonly items: readonly Item[];
  /** Taken indices in the order they are taken. */
  readonly taken: readonly number[];
  /** Characters of a string are shown without quotes. */
  readonly text: boolean;
}

/** The items with their indices from both ends; what is taken is filled and carries its place in the result. */
export function ItemStrip({ items, taken, text }: ItemStripProps) {
  const strings = useStrings('python-slice-visualiser', englishPythonSliceVisualiser);
  return (
    <section
      className="lw-strip"
      // No landmark: a lesson has several such widgets, and this would be one of the same name in each.
      role="group"
      data-many={items.length > 12 || undefined}
      aria-label={strings.items}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on a phone, so the keyboard has to reach it
      tabIndex={0}
    >
      <table className="lw-code">
        <tbody>
          <tr>
            <th scope="row">{strings.index}</th>
            {items.map((_, index) => (
              <td key={index} className="lw-index">
                {index}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{strings.item}</th>
            {items.map((item, index) => {
              const place = taken.indexOf(index);
              return (
                <td key={index} className="lw-item" data-lit={place < 0 ? undefined : 'row'}>
                  {text ? (item === ' ' ? '␣' : String(item)) : repr(item)}
                </td>
              );
            })}
          </tr>
          <tr>
            <th scope="row">{strings.fromEnd}</th>
            {items.map((_, index) => (
              <td key={index} className="lw-index">
                {index - items.length}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{strings.takenAs}</th>
            {items.map((_, index) => {
              const place = taken.indexOf(index);
              return (
                <td key={index} className="lw-index lw-taken">
                  {place < 0 ? '' : place + 1}
                </td>
              );
            })}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
