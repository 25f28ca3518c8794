import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { CONTROLS_HIDE_AFTER, setVolume, type Sound, toggleMute } from './video-controls.ts';

export interface Player {
  /** The whole player: a move or a key in it shows the controls again. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly playing: boolean;
  /** True once the browser has said that it cannot play the recording, or did not get it. */
  readonly failed: boolean;
  readonly sound: Sound;
  readonly speed: number;
  /** Seconds. */
  readonly time: number;
  readonly duration: number;
  /** False after three seconds of rest while it plays. */
  readonly controlsShown: boolean;
  readonly captionsShown: boolean;
  readonly togglePlay: () => void;
  readonly toggleSound: () => void;
  readonly changeVolume: (volume: number) => void;
  readonly changeSpeed: (speed: number) => void;
  readonly seek: (seconds: number) => void;
  readonly toggleCaptions: () => void;
}

/** The one that is heard: a second player that begins stops the first. */
let heard: HTMLVideoElement | undefined;

function becomeHeard(element: HTMLVideoElement): void {
  if (heard !== element) heard?.pause();
  heard = element;
}

function showCaptions(element: HTMLVideoElement | null, shown: boolean): void {
  for (const track of element?.textTracks ?? []) track.mode = shown ? 'showing' : 'hidden';
}

/** State of one video element, which starts muted. */
export function usePlayer(): Player {
  const frame = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const [sound, setSound] = useState<Sound>({ muted: true, volume: 0 });
  const [speed, setSpeed] = useState(1);
  const [time, setTime] = useState(0);
  const [duration, setDuration] = useState(0);
  const [rested, setRested] = useState(false);
  const [captionsShown, setCaptionsShown] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const wake = useCallback(() => {
    setRested(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setRested(true), CONTROLS_HIDE_AFTER);
  }, []);

  useEffect(() => {
    const box = frame.current;
    const moves = ['pointermove', 'pointerdown', 'focusin', 'keydown'] as const;
    for (const move of moves) box?.addEventListener(move, wake);
    return () => {
      for (const move of moves) box?.removeEventListener(move, wake);
      clearTimeout(timer.current);
    };
  }, [wake]);

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const follow = () => {
      setPlaying(!element.paused);
      setTime(element.currentTime);
      setDuration(Number.isFinite(element.duration) ? element.duration : 0);
    };
    const events = [
      'play',
      'pause',
      'timeupdate',
      'loadedmetadata',
      'durationchange',
      'ended',
    ] as const;
    const begin = () => becomeHeard(element);
    const fail = () => {
      setFailed(true);
      // Without a source that plays it would wait for one.
      element.pause();
    };
    // A recording in several codecs has failed once its last one has: only that source says so.
    const last = element.querySelector('source:last-of-type');
    for (const event of events) element.addEventListener(event, follow);
    element.addEventListener('play', begin);
    element.addEventListener('error', fail);
    last?.addEventListener('error', fail);
    return () => {
      for (const event of events) element.removeEventListener(event, follow);
      element.removeEventListener('play', begin);
      element.removeEventListener('error', fail);
      last?.removeEventListener('error', fail);
      if (heard === element) heard = undefined;
    };
  }, []);

  const apply = (next: Sound) => {
    setSound(next);
    if (!video.current) return;
    video.current.muted = next.muted;
    video.current.volume = next.volume / 100;
  };
  return {
    frame,
    video,
    playing,
    failed,
    sound,
    speed,
    time,
    duration,
    controlsShown: !playing || !rested,
    captionsShown,
    togglePlay: () => {
      const element = video.current;
      if (!element) return;
      wake();
      if (failed || element.error) {
        setFailed(false);
        element.load();
      }
      // What is wrong is told by the element's `error`; a pause meanwhile is no fault.
      if (element.paused) void element.play().catch(() => setPlaying(false));
      else element.pause();
    },
    toggleSound: () => apply(toggleMute(sound)),
    changeVolume: (volume) => apply(setVolume(volume)),
    changeSpeed: (next) => {
      setSpeed(next);
      if (video.current) video.current.playbackRate = next;
    },
    seek: (seconds) => {
      if (video.current) video.current.currentTime = seconds;
    },
    toggleCaptions: () => {
      showCaptions(video.current, !captionsShown);
      setCaptionsShown(!captionsShown);
    },
  };
}
