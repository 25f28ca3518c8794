import { Spinner } from './spinner.tsx';

export interface LoadingProps {
  /** Shown beside the spinner and spoken: what is being waited for. */
  readonly label: string;
  /** `page` fills the place of a page's content; `inline` stands in a line. */
  readonly size?: 'page' | 'inline';
  /** Spoken only. */
  readonly quiet?: boolean;
}

/** Something is on its way, and this says what. */
export function Loading({ label, size = 'inline', quiet = false }: LoadingProps) {
  return (
    <output
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 12,
        ...(size === 'page' ? { justifyContent: 'center', minHeight: '50vh' } : {}),
      }}
    >
      <span style={{ display: 'inline-flex', color: 'var(--lemma-solid)' }}>
        <Spinner size={size === 'page' ? 'md' : 'sm'} />
      </span>
      <span className={quiet ? 'visually-hidden' : ''} style={{ color: 'var(--lemma-muted)' }}>
        {label}
      </span>
    </output>
  );
}
