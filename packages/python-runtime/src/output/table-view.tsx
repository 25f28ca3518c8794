import { useId, useState } from 'react';
import { usePythonStrings } from '../strings/use-strings.ts';
import { numberColumns, type ShownTable } from './shown-table.ts';

/** A data frame, or an array of two axes: heads and labels stay while its body scrolls, and types are shown on demand. */
export function TableView({ table }: { readonly table: ShownTable }) {
  const words = usePythonStrings().output;
  const [typed, setTyped] = useState(false);
  const caption = useId();
  const { kind, shape, head, rows, types } = table;
  const numbers = numberColumns(rows);
  const isNumber = (at: number) => (numbers[at] ? 'lemma-py-sheet-number' : undefined);
  const entries = (texts: readonly string[]) =>
    texts.map((text, at) => (
      <td key={at} className={isNumber(at + 1)}>
        {text}
      </td>
    ));
  const hasTypes = kind === 'frame' && types.length > 0;
  return (
    <div className={`lemma-py-sheet lemma-py-sheet-${kind}`}>
      <section
        className="lemma-py-scroll"
        role="group"
        aria-labelledby={caption}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards must reach what scrolls (WCAG 2.1.1)
        tabIndex={0}
      >
        <table aria-labelledby={caption}>
          <thead>
            {head.map((line, level) => (
              <tr key={level}>
                {line.map((text, at) => (
                  <Head key={at} text={text} className={isNumber(at)} />
                ))}
              </tr>
            ))}
            {typed && (
              <tr className="lemma-py-sheet-types">
                <th scope="row">{words.types}</th>
                {entries(types)}
              </tr>
            )}
          </thead>
          <tbody>
            {rows.map(([label = '', ...values], row) => (
              <tr key={row}>
                <th scope="row" className={isNumber(0)}>
                  {label}
                </th>
                {entries(values)}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="lemma-py-sheet-foot">
        <span id={caption}>
          {kind === 'frame'
            ? words.frame(shape[0], shape[1])
            : words.array(`(${shape.join(', ')})`, types[0] ?? '')}
          {rows.length < shape[0] && ` ${words.firstRows(rows.length)}`}
        </span>
        {hasTypes && (
          <button
            type="button"
            className="lemma-py-sheet-button"
            aria-pressed={typed}
            onClick={() => {
              setTyped(!typed);
            }}
          >
            {words.types}
          </button>
        )}
      </div>
    </div>
  );
}

/** An empty head is no head: nothing is said of the corner over the labels. */
function Head({
  text,
  className,
}: {
  readonly text: string;
  readonly className?: string | undefined;
}) {
  if (text === '') return <td>{text}</td>;
  return (
    <th scope="col" className={className}>
      {text}
    </th>
  );
}
