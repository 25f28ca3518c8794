import { useEffect, useRef, type ReactNode, type MouseEvent } from 'react';
import { useLessonHost } from '../host/lesson-context.ts';

export interface LessonSurfaceProps {
  /** `auto` (default) follows the page's `color-scheme`. */
  readonly theme?: 'auto' | 'light' | 'dark' | undefined;
  readonly dir?: 'ltr' | 'rtl' | 'auto' | undefined;
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
}

/** The element that the styles hang on. It opens folded callouts for printing and tells what was opened or followed. */
export function LessonSurface({
  theme = 'auto',
  dir,
  lang,
  className,
  children,
}: LessonSurfaceProps & { readonly children: ReactNode }) {
  const { emit, follow } = useLessonHost();
  const surface = useRef<HTMLDivElement>(null);
  useEffect(() => unfoldForPrint(surface), []);
  // `toggle` does not bubble: it is caught on its way down.
  useEffect(() => {
    const element = surface.current;
    const onToggle = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement)) return;
      const {
        id,
        open,
        dataset: { kind },
      } = target;
      // Tabs and folded code are no callouts.
      if (kind) emit({ type: 'callout-toggled', id, kind, open });
    };
    element?.addEventListener('toggle', onToggle, true);
    return () => element?.removeEventListener('toggle', onToggle, true);
  }, [emit]);

  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    const { lesson } = link.dataset;
    const followed = { href: link.href, ...(lesson ? { lesson } : {}) };
    emit({ type: 'link-followed', ...followed });
    if (opensHere(event) && follow(followed)) event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only listens to what bubbles up from links
    <div
      ref={surface}
      className={className ? `lemma-lesson ${className}` : 'lemma-lesson'}
      data-theme={theme}
      dir={dir}
      lang={lang}
      onClick={onClick}
    >
      {children}
    </div>
  );
}

/** A press without a key that asks for a tab, a window or a download, which nobody has dealt with before. */
function opensHere(event: MouseEvent): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey) && !event.isDefaultPrevented();
}

function unfoldForPrint(surface: { readonly current: HTMLElement | null }): () => void {
  let opened: HTMLDetailsElement[] = [];
  const open = () => {
    opened = [...(surface.current?.querySelectorAll('details:not([open])') ?? [])].filter(
      (element) => element instanceof HTMLDetailsElement,
    );
    for (const details of opened) details.open = true;
  };
  const close = () => {
    for (const details of opened) details.open = false;
  };
  addEventListener('beforeprint', open);
  addEventListener('afterprint', close);
  return () => {
    removeEventListener('beforeprint', open);
    removeEventListener('afterprint', close);
  };
}
