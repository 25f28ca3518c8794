import { type RefObject, useEffect, useState } from 'react';

export interface FullScreen {
  readonly full: boolean;
  readonly toggle: () => void;
}

/** iPhones show a video alone on the whole screen, and no other element (developer.apple.com, HTMLVideoElement). */
function enterAlone(video: HTMLVideoElement | null): void {
  if (
    video &&
    'webkitEnterFullscreen' in video &&
    typeof video.webkitEnterFullscreen === 'function'
  )
    video.webkitEnterFullscreen();
}

/** Shows a player on the whole screen, with its controls where the browser can. */
export function useFullScreen(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): FullScreen {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const follow = () =>
      setFull(frame.current !== null && document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [frame]);
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (document.fullscreenEnabled)
      // A refusal (an embedding page may forbid it) leaves the player as it is.
      void frame.current?.requestFullscreen().catch(() => undefined);
    else enterAlone(video.current);
  };
  return { full, toggle };
}
