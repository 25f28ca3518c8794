/** Playback speeds, as the specification lists them. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
/** Milliseconds without a move until the controls go. */
export const CONTROLS_HIDE_AFTER = 3000;
/** Volume in percent that unmuting gives to a video whose volume is zero. */
export const UNMUTE_VOLUME = 50;

export interface Sound {
  readonly muted: boolean;
  /** 0 to 100. */
  readonly volume: number;
}

export function toggleMute({ muted, volume }: Sound): Sound {
  return muted
    ? { muted: false, volume: volume === 0 ? UNMUTE_VOLUME : volume }
    : { muted: true, volume };
}

/** Volume zero is muted; any other is heard. */
export function setVolume(volume: number): Sound {
  const kept = Math.min(100, Math.max(0, Math.round(volume)));
  return { muted: kept === 0, volume: kept };
}

/** `83` → `1:23`. */
export function formatTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.floor(seconds) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
