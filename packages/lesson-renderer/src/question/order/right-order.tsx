import { HtmlBlock } from '../../block/html-block.tsx';
import type { Piece } from '../../format/compiled-lesson.ts';
import type { Arrangement } from './arrangement.ts';
import { useKindStrings } from '../form/use-kind-strings.ts';

/** A right order, after the last try. */
export function RightOrder({
  lines,
  pieces,
}: {
  readonly lines: Arrangement;
  readonly pieces: ReadonlyMap<string, Piece>;
}) {
  const strings = useKindStrings();
  return (
    <>
      <p className="lemma-field-label">{strings.rightAnswer}</p>
      <ol className="lemma-order-lines" data-right="true">
        {lines.map(({ id, indent }) => (
          <li key={id} style={{ '--indent': indent } as Record<string, number>}>
            <HtmlBlock tag="span" className="lemma-line-text" html={pieces.get(id)?.html ?? ''} />
          </li>
        ))}
      </ol>
    </>
  );
}
