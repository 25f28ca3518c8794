import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import './beside-sheet.css';

export interface BesideSheetProps {
  /** Hidden sheets keep what is in them. */
  readonly open?: boolean;
  /** Names the sheet to assistive technology. */
  readonly name: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Buttons before the title, and between it and the one that closes. */
  readonly before?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Something that stands beside the lesson: at the right, at the bottom on a phone. The lesson stays usable, so it is not
 * a modal dialog. It takes the focus when it opens, and Escape closes it.
 */
export function BesideSheet(props: BesideSheetProps) {
  const { open = true, name, title, closeLabel, onClose, before, actions, children } = props;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    panel.current?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open, onClose]);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      className="beside-sheet"
      aria-label={name}
      hidden={!open}
      data-own-keys
    >
      <header>
        {before}
        <h2 className="small-heading">{title}</h2>
        {actions}
        <button type="button" className="icon-button" onClick={onClose} aria-label={closeLabel}>
          <X aria-hidden size={20} strokeWidth={1.75} />
        </button>
      </header>
      {children}
    </aside>
  );
}
