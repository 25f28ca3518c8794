import type { TextPiece } from '@lemma/lesson-renderer/course';
import { markedText } from './marked-text.ts';

/** A text with its formulas, and the words that matched marked. */
export function Excerpt({
  pieces,
  matched,
}: {
  readonly pieces: readonly TextPiece[];
  readonly matched: readonly string[];
}) {
  return pieces.map((piece, index) =>
    typeof piece === 'string' ? (
      markedText(piece, matched).map(({ text, marked }, place) =>
        // Pieces of one text have no other name than their place.
        marked ? <mark key={`${index}-${place}`}>{text}</mark> : text,
      )
    ) : (
      // MathML that the build made with KaTeX.
      <span key={index} dangerouslySetInnerHTML={{ __html: piece.math }} />
    ),
  );
}
