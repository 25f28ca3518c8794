import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import type { Clip } from './clips.ts';
import { formatTime, SPEEDS } from './video-controls.ts';
import { usePlayer } from './use-player.ts';
import './video.css';

/** A recording with captions. It starts muted; its controls go after three seconds of rest. */
export function VideoPlayer({ clip }: { readonly clip: Clip }) {
  const { frame, video, controlsShown, playing, failed, sound, speed, time, duration, ...act } =
    usePlayer();
  return (
    <section
      ref={frame}
      className="video"
      aria-label={`Video: ${clip.title}`}
      data-controls={controlsShown ? 'shown' : 'hidden'}
    >
      <video
        ref={video}
        src={clip.source}
        poster={clip.poster}
        width={clip.width}
        height={clip.height}
        muted
        playsInline
        preload="none"
        onClick={act.togglePlay}
      >
        <track kind="captions" src={clip.captions} srcLang="en" label="English" default />
      </video>
      {failed && (
        <p className="video-failed" role="alert">
          This recording does not play here. It is a WebM video: a current Chrome, Edge, Firefox or
          Safari plays it.
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
      </div>
    </section>
  );
}
