import { useStrings } from '../strings/use-strings.ts';
import { englishListMutationTracer } from '../strings/list-mutation-tracer.ts';

interface CodeLinesProps {
  readonly lines: readonly string[];
  /** Number of lines that ran; the last of them is the current one. */
  readonly ran: number;
  readonly failed: boolean;
}

export function CodeLines({ lines, ran, failed }: CodeLinesProps) {
  const strings = useStrings('list-mutation-tracer', englishListMutationTracer);
  return (
    <ol className="lw-code lw-lines" aria-label={strings.program}>
      {lines.map((line, index) => {
        const now = index === ran - 1;
        return (
          <li
            key={`${index}${line}`}
            aria-current={now ? 'step' : undefined}
            data-failed={(now && failed) || undefined}
          >
            <span className="lw-line-number" aria-hidden="true">
              {index + 1}
            </span>
            <code>{line}</code>
          </li>
        );
      })}
    </ol>
  );
}
