import type { ColouredPiece } from './coloured-lines.ts';

/** One line of code in the editor's colours. */
export function ColouredLine({ pieces }: { readonly pieces: readonly ColouredPiece[] }) {
  return (
    <code>
      {pieces.map(({ text, className }, at) =>
        className === '' ? (
          text
        ) : (
          <span key={at} className={className}>
            {text}
          </span>
        ),
      )}
    </code>
  );
}
