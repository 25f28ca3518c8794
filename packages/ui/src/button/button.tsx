import { ark, type HTMLArkProps } from '@ark-ui/react/factory';
import { forwardRef, type ReactNode } from 'react';
import { Spinner } from '../spinner/spinner.tsx';

export type ButtonVariant = 'solid' | 'outline' | 'subtle' | 'ghost' | 'plain';
/** 32, 36, 44, 48 and 52 px high. */
export type ButtonSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

export interface ButtonProps extends HTMLArkProps<'button'> {
  /** Default: `solid`. */
  readonly variant?: ButtonVariant;
  /** 36 px in toolbars, 44 in general (default), 48 in a sticky bar, 52 for the one main action of a page. */
  readonly size?: ButtonSize;
  /** `danger` for what cannot be taken back. */
  readonly tone?: 'usual' | 'danger';
  /** Shows a spinner in place of the words, which keep their room, and takes no press. */
  readonly loading?: boolean;
  /** Shown beside the spinner. */
  readonly loadingText?: ReactNode;
}

/**
 * A button, or with `asChild` the one element inside it (a link) in the looks of a button. Plain CSS: it needs
 * `@lemma/ui/styles.css` and no provider.
 *
 * @example <Button variant="outline" asChild><a href="/pricing">Prices</a></Button>
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'solid',
    size = 'md',
    tone = 'usual',
    loading = false,
    loadingText,
    className,
    disabled,
    children,
    ...rest
  },
  ref,
) {
  return (
    <ark.button
      ref={ref}
      {...(rest.asChild ? {} : { type: 'button', disabled: loading || disabled })}
      {...rest}
      className={className ? `ui-button ${className}` : 'ui-button'}
      data-variant={variant}
      data-size={size}
      data-tone={tone === 'danger' ? tone : undefined}
      data-loading={loading ? '' : undefined}
    >
      {loading && !rest.asChild ? <Waiting text={loadingText}>{children}</Waiting> : children}
    </ark.button>
  );
});

function Waiting({ text, children }: { readonly text: ReactNode; readonly children: ReactNode }) {
  if (text)
    return (
      <>
        <Spinner />
        {text}
      </>
    );
  return (
    <>
      <span className="ui-button-wait">
        <Spinner />
      </span>
      <span className="ui-button-hidden">{children}</span>
    </>
  );
}
