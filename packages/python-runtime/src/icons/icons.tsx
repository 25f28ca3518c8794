import type { ReactNode } from 'react';

/** Lucide's outlines at 1.75 px; each stands beside a word, so it is hidden from screen readers. */
export function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      className="lemma-py-icon"
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function PlayIcon() {
  return (
    <Icon>
      <path d="M6 4v16l14-8z" />
    </Icon>
  );
}

export function StopIcon() {
  return (
    <Icon>
      <rect x="6" y="6" width="12" height="12" rx="1" />
    </Icon>
  );
}

export function ResetIcon() {
  return (
    <Icon>
      <path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8" />
      <path d="M3 3v5h5" />
    </Icon>
  );
}

export function TickIcon() {
  return (
    <Icon>
      <path d="m4 12 5 5L20 6" />
    </Icon>
  );
}

export function CrossIcon() {
  return (
    <Icon>
      <path d="M18 6 6 18M6 6l12 12" />
    </Icon>
  );
}

export function StepsIcon() {
  return (
    <Icon>
      <path d="M4 18h5v-6h5V6h6" />
    </Icon>
  );
}
