import { Icon } from '../frame/icon.tsx';
import { useStrings } from '../strings/use-strings.ts';
import { StepTrack } from './step-track.tsx';
import { englishStepper } from '../strings/stepper.ts';
import type { Stepper } from './use-stepper.ts';

interface StepFooterProps {
  readonly stepper: Stepper;
  /** Number of steps. */
  readonly count: number;
  /** Position at which the first step is shown: 1 where position 0 is the state before any step. */
  readonly first?: 0 | 1;
  readonly disabled?: boolean;
}

/** Back, how far, Next: the footer of every widget that is worked out in steps. */
export function StepFooter({ stepper, count, first = 0, disabled = false }: StepFooterProps) {
  const strings = useStrings('stepper', englishStepper);
  const atEnd = stepper.position === stepper.last;
  return (
    <div className="lw-footer">
      <button
        type="button"
        className="lw-button"
        aria-disabled={disabled || stepper.position === 0}
        onClick={() => {
          if (!disabled) stepper.go(stepper.position - 1);
        }}
      >
        <Icon name="back" />
        {strings.back}
      </button>
      <StepTrack current={atEnd ? count : stepper.position - first} count={count} />
      <button
        type="button"
        className="lw-button lw-solid"
        aria-disabled={disabled || stepper.last === 0}
        onClick={() => {
          if (!disabled) stepper.go(atEnd ? 0 : stepper.position + 1);
        }}
      >
        {atEnd && stepper.last > 0 ? strings.again : strings.next}
        <Icon name={atEnd && stepper.last > 0 ? 'again' : 'next'} />
      </button>
    </div>
  );
}
