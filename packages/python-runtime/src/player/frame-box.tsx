import { usePythonStrings } from '../strings/use-strings.ts';
import type { NameChange } from './changes.ts';
import { lineOf } from './moments.ts';
import type { Moment } from './moments.ts';
import { ValueView } from './value-view.tsx';

/** The names of one call, or of the module, and where it stands. */
export function FrameBox({
  moment,
  depth,
  changes,
}: {
  readonly moment: Moment;
  readonly depth: number;
  readonly changes: readonly NameChange[];
}) {
  const { player } = usePythonStrings();
  const { step, kind } = moment;
  const frame = step.frames[depth];
  if (!frame) return null;
  const isTop = depth === step.frames.length - 1;
  const isRaised = isTop && (kind === 'raise' || kind === 'arrive');
  const line = lineOf(moment, depth);
  const state =
    step.event === 'end'
      ? player.ended
      : kind === 'start'
        ? ''
        : isRaised
          ? player.raised(line)
          : isTop
            ? player.running(line)
            : player.waiting(line);
  const name = frame.kind === 'module' ? player.module : frame.name;
  const fresh = isTop && (kind === 'call' || kind === 'resume');
  const changed = new Set(
    changes.filter(({ frame: number }) => number === frame.number).map(({ name }) => name),
  );
  const arrow = isTop ? 'running' : 'waiting';
  return (
    <li
      className="lemma-py-frame"
      data-state={isRaised ? 'raised' : isTop && step.event !== 'end' ? 'running' : 'waiting'}
    >
      <p className="lemma-py-frame-head">
        <code>{name}</code>
        <span>{state}</span>
      </p>
      <ul aria-label={state === '' ? name : `${name}, ${state}`}>
        {frame.variables.map(([name, value]) => (
          <li key={name} data-changed={fresh || changed.has(name) || undefined}>
            <code className="lemma-py-name">{name}</code>
            <ValueView value={value} step={step} kind={arrow} />
            {changed.has(name) && <span className="lemma-py-hidden"> {player.isChanged}</span>}
          </li>
        ))}
        {frame.variables.length === 0 && !step.value && (
          <li className="lemma-py-none">{player.noNames}</li>
        )}
        {frame.more > 0 && <li className="lemma-py-none">{player.more(frame.more)}</li>}
        {isTop && step.value && (kind === 'return' || kind === 'yield') && (
          <li className="lemma-py-leaving" data-changed>
            <span className="lemma-py-name">
              {kind === 'return' ? player.returns : player.yields}
            </span>
            <ValueView value={step.value} step={step} kind={arrow} />
          </li>
        )}
        {isRaised && step.value && 'text' in step.value && (
          <li className="lemma-py-error">
            <code>{step.value.text}</code>
          </li>
        )}
      </ul>
    </li>
  );
}
