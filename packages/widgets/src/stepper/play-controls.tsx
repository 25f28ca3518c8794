import { Icon } from '../frame/icon.tsx';
import { useStrings } from '../strings/use-strings.ts';
import { englishStepper } from '../strings/stepper.ts';
import type { Stepper } from './use-stepper.ts';

/** Play or pause, and how fast. */
export function PlayControls({ stepper }: { readonly stepper: Stepper }) {
  const strings = useStrings('stepper', englishStepper);
  return (
    <>
      <button type="button" className="lw-quiet" onClick={stepper.togglePlay}>
        <Icon name={stepper.playing ? 'pause' : 'play'} />
        {stepper.playing ? strings.pause : strings.play}
      </button>
      <button type="button" className="lw-quiet lw-figures" onClick={stepper.nextSpeed}>
        {strings.speed(stepper.speed)}
      </button>
    </>
  );
}
