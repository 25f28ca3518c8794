import { Icon } from '../frame/icon.tsx';
import type { Stepper } from './use-stepper.ts';

/** Play or pause, and how fast. */
export function PlayControls({ stepper }: { readonly stepper: Stepper }) {
  return (
    <>
      <button type="button" className="lw-quiet" onClick={stepper.togglePlay}>
        <Icon name={stepper.playing ? 'pause' : 'play'} />
        {stepper.playing ? 'Pause' : 'Play'}
      </button>
      <button type="button" className="lw-quiet" onClick={stepper.nextSpeed}>
        <span className="lw-figures">{stepper.speed}×</span> speed
      </button>
    </>
  );
}
