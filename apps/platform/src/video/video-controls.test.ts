import { describe, expect, it } from 'vitest';
import {
  CONTROLS_HIDE_AFTER,
  formatTime,
  setVolume,
  SPEEDS,
  toggleMute,
} from './video-controls.ts';

describe('video controls', () => {
  it('have six speeds and hide after three seconds', () => {
    expect(SPEEDS).toEqual([0.5, 0.75, 1, 1.25, 1.5, 2]);
    expect(CONTROLS_HIDE_AFTER).toBe(3000);
  });

  it('unmute from zero to a volume of 50', () => {
    expect(toggleMute({ muted: true, volume: 0 })).toEqual({ muted: false, volume: 50 });
  });

  it('unmute to the volume that was there', () => {
    expect(toggleMute(toggleMute({ muted: false, volume: 80 }))).toEqual({
      muted: false,
      volume: 80,
    });
  });

  it('mute at volume zero and keep within 0 to 100', () => {
    expect(setVolume(0)).toEqual({ muted: true, volume: 0 });
    expect(setVolume(140)).toEqual({ muted: false, volume: 100 });
  });

  it('write a time as minutes and seconds', () => {
    expect([formatTime(83), formatTime(0), formatTime(Number.NaN)]).toEqual([
      '1:23',
      '0:00',
      '0:00',
    ]);
  });
});
