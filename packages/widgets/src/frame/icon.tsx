/** Geometry of lucide icons (ISC licence), 1.75 px stroke. */
const PATHS = {
  back: 'm12 19-7-7 7-7M19 12H5',
  next: 'M5 12h14M12 5l7 7-7 7',
  again: 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5',
  play: 'M6 4.5v15l13-7.5Z',
  pause: 'M8 5v14M16 5v14',
  edit: 'M21.17 6.81a1 1 0 0 0-3.98-3.98L3.84 16.17a2 2 0 0 0-.5.83l-1.32 4.35a.5.5 0 0 0 .62.62l4.35-1.32a2 2 0 0 0 .83-.5ZM15 5l4 4',
  done: 'M20 6 9 17l-5-5',
  plus: 'M5 12h14M12 5v14',
  minus: 'M5 12h14',
  cross: 'M18 6 6 18M6 6l12 12',
} as const;

export type IconName = keyof typeof PATHS;

/** Point along the line of reading, so they turn around with it. */
const TURNING: readonly IconName[] = ['back', 'next'];

/** Always beside a word, or inside a button with a name: hidden from assistive technology. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className={TURNING.includes(name) ? 'lw-icon lw-turning' : 'lw-icon'}
      viewBox="0 0 24 24"
      width="16"
      height="16"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
