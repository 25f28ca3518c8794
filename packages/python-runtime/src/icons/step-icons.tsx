import { Icon } from './icons.tsx';

/** Lucide's arrows: each stands in a button that has a name. */
export function FirstIcon() {
  return (
    <Icon>
      <path d="m17 18-6-6 6-6" />
      <path d="M7 6v12" />
    </Icon>
  );
}

export function BackIcon() {
  return (
    <Icon>
      <path d="m12 19-7-7 7-7" />
      <path d="M19 12H5" />
    </Icon>
  );
}

export function NextIcon() {
  return (
    <Icon>
      <path d="M5 12h14" />
      <path d="m12 5 7 7-7 7" />
    </Icon>
  );
}

export function LastIcon() {
  return (
    <Icon>
      <path d="m7 18 6-6-6-6" />
      <path d="M17 6v12" />
    </Icon>
  );
}
