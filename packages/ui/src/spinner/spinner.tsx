export interface SpinnerProps {
  /** `text`: as high as the words beside it. Default. */
  readonly size?: 'text' | 'sm' | 'md';
}

/** A turning ring: decoration, with words beside it that say what is waited for. */
export function Spinner({ size = 'text' }: SpinnerProps) {
  return <span aria-hidden className="ui-spinner" data-size={size} />;
}
