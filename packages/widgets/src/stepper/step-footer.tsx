import { Icon } from '../frame/icon.tsx';
import { StepTrack } from './step-track.tsx';
import type { Stepper } from './use-stepper.ts';

interface StepFooterProps {
  readonly stepper: Stepper;
  /** Number of steps of the track; the position after them is the end. */
  readonly count: number;
  readonly disabled?: boolean;
}

/** Back, how far, Next: the footer of every widget that is worked out in steps. */
export function StepFooter({ stepper, count, disabled = false }: StepFooterProps) {
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
        Back
      </button>
      <StepTrack position={stepper.position} count={count} />
      <button
        type="button"
        className="lw-button lw-solid"
        aria-disabled={disabled || stepper.last === 0}
        onClick={() => {
          if (!disabled) stepper.go(atEnd ? 0 : stepper.position + 1);
        }}
      >
        {atEnd && stepper.last > 0 ? 'Again' : 'Next'}
        <Icon name={atEnd && stepper.last > 0 ? 'again' : 'next'} />
      </button>
    </div>
  );
}
