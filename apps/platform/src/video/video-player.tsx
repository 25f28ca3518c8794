import {
  Captions,
  CaptionsOff,
  Maximize,
  Minimize,
  Pause,
  Play,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Clip } from './clips.ts';
import { type KeyActions, pressKey } from './player-keys.ts';
import { useFullScreen } from './use-full-screen.ts';
import { usePlayer } from './use-player.ts';
import { formatTime, SPEEDS } from './video-controls.ts';
import './video.css';

/** A recording with captions. It starts muted; its controls go after three seconds of rest. */
export function VideoPlayer({ clip }: { readonly clip: Clip }) {
  const {
    frame,
    video,
    controlsShown,
    captionsShown,
    playing,
    failed,
    sound,
    speed,
    time,
    duration,
    ...act
  } = usePlayer();
  const screen = useFullScreen(frame, video);
  useKeys(frame, {
    togglePlay: act.togglePlay,
    toggleSound: act.toggleSound,
    toggleCaptions: act.toggleCaptions,
    toggleFull: screen.toggle,
    skip: (seconds) => act.seek(Math.min(duration, Math.max(0, time + seconds))),
  });
  return (
    <section
      ref={frame}
      className="video"
      aria-label={`Video: ${clip.title}`}
      data-controls={controlsShown ? 'shown' : 'hidden'}
    >
      <div className="video-picture">
        <video
          ref={video}
          poster={clip.poster}
          width={clip.width}
          height={clip.height}
          muted
          playsInline
          preload="none"
          onClick={act.togglePlay}
        >
          {clip.sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
          <track kind="captions" src={clip.captions} srcLang="en" label="English" default />
        </video>
        {!playing && !failed && (
          // For the hand alone: Play in the row below does the same and has the name.
          <button
            type="button"
            className="video-big-play"
            tabIndex={-1}
            aria-hidden
            onClick={act.togglePlay}
          >
            <Play aria-hidden size={32} strokeWidth={1.75} />
          </button>
        )}
      </div>
      {failed && (
        <p className="video-failed" role="alert">
          This recording does not play here. It is there as WebM (VP9) and MP4 (H.264): a current
          Chrome, Edge, Firefox or Safari plays one of them.
        </p>
      )}
      <div className="video-controls">
        <button type="button" aria-label={playing ? 'Pause' : 'Play'} onClick={act.togglePlay}>
          {playing ? <Pause aria-hidden size={20} /> : <Play aria-hidden size={20} />}
        </button>
        <input
          type="range"
          aria-label="Position"
          aria-valuetext={`${formatTime(time)} of ${formatTime(duration)}`}
          min={0}
          max={duration || 1}
          step={0.1}
          value={time}
          onChange={(event) => act.seek(Number(event.target.value))}
        />
        <span className="video-time">
          {formatTime(time)} / {formatTime(duration)}
        </span>
        <button
          type="button"
          aria-label={sound.muted ? 'Unmute' : 'Mute'}
          onClick={act.toggleSound}
        >
          {sound.muted ? <VolumeX aria-hidden size={20} /> : <Volume2 aria-hidden size={20} />}
        </button>
        <input
          className="video-volume"
          type="range"
          aria-label="Volume"
          min={0}
          max={100}
          value={sound.muted ? 0 : sound.volume}
          onChange={(event) => act.changeVolume(Number(event.target.value))}
        />
        <button
          type="button"
          aria-label="Captions"
          aria-pressed={captionsShown}
          onClick={act.toggleCaptions}
        >
          {captionsShown ? (
            <Captions aria-hidden size={20} />
          ) : (
            <CaptionsOff aria-hidden size={20} />
          )}
        </button>
        <select
          aria-label="Speed"
          value={speed}
          onChange={(event) => act.changeSpeed(Number(event.target.value))}
        >
          {SPEEDS.map((rate) => (
            <option key={rate} value={rate}>
              {rate}×
            </option>
          ))}
        </select>
        <button
          type="button"
          aria-label={screen.full ? 'Leave full screen' : 'Full screen'}
          onClick={screen.toggle}
        >
          {screen.full ? <Minimize aria-hidden size={20} /> : <Maximize aria-hidden size={20} />}
        </button>
      </div>
    </section>
  );
}

/** The keys of a player, while the focus is in it. */
function useKeys(frame: ReturnType<typeof usePlayer>['frame'], act: KeyActions): void {
  const actions = useRef(act);
  useEffect(() => {
    actions.current = act;
  });
  useEffect(() => {
    const box = frame.current;
    const onKey = (event: KeyboardEvent) => {
      if (pressKey(event, actions.current)) event.preventDefault();
    };
    box?.addEventListener('keydown', onKey);
    return () => box?.removeEventListener('keydown', onKey);
  }, [frame]);
}
