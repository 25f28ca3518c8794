import { type Block, Blocks } from '@lemma/lesson-renderer';

/** The lines of the lesson that are worth remembering: unfolded after a miss, folded after a right answer. */
export function ToRemember({
  lines,
  open,
}: {
  readonly lines: readonly Block[];
  readonly open: boolean;
}) {
  if (lines.length === 0) return null;
  return (
    <details className="folded-note to-remember" open={open}>
      <summary>To remember</summary>
      <Blocks blocks={lines} />
    </details>
  );
}
