import { englishArrayView } from '../strings/array-view.ts';
import { useStrings } from '../strings/use-strings.ts';

interface MemoryStripProps {
  /** Names of the arrays that look at this memory. */
  readonly names: readonly string[];
  readonly texts: readonly string[];
  /** Indices that the new array looks at. */
  readonly seen: ReadonlySet<number>;
  /** Indices that were written to. */
  readonly written: ReadonlySet<number>;
}

/** Numbers as they lie in memory, one after another. */
export function MemoryStrip({ names, texts, seen, written }: MemoryStripProps) {
  const strings = useStrings('array-view', englishArrayView);
  return (
    <div className="lw-buffer">
      <p className="lw-buffer-name">{strings.memoryOf(names)}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on a phone, so the keyboard has to reach it */}
      <ol className="lw-figures" aria-label={strings.memoryOf(names)} tabIndex={0}>
        {texts.map((text, at) => (
          <li
            key={at}
            data-lit={seen.has(at) ? 'row' : undefined}
            data-written={written.has(at) || undefined}
          >
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
