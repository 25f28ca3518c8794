import { useStrings } from '../strings/use-strings.ts';
import { englishStepper, type StepperStrings } from '../strings/stepper.ts';

/** More segments than this are drawn as one bar. */
const MOST_SEGMENTS = 16;

interface StepTrackProps {
  /** The step shown, from 0; −1 before the first, `count` after the last. */
  readonly current: number;
  /** Number of steps. */
  readonly count: number;
}

function say(current: number, count: number, strings: StepperStrings): string {
  if (current < 0) return strings.toCome(count);
  return current >= count ? strings.allDone : strings.stepOf(current + 1, count);
}

/** How far the procedure has come: done, now and to come. */
export function StepTrack({ current, count }: StepTrackProps) {
  const strings = useStrings('stepper', englishStepper);
  return (
    <div className="lw-track">
      <span className="lw-hidden">{say(current, count, strings)}</span>
      {count > MOST_SEGMENTS ? (
        <span className="lw-track-bar">
          <span style={{ inlineSize: `${(100 * (current + 1)) / (count + 1)}%` }} />
        </span>
      ) : (
        Array.from({ length: count }, (_, step) => (
          <span
            key={step}
            className="lw-tick"
            data-state={step < current ? 'done' : step === current ? 'now' : 'to-come'}
          />
        ))
      )}
    </div>
  );
}
