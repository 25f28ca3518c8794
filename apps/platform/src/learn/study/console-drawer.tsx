import { PythonConsole } from '@lemma/python-runtime/react';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/**
 * A Python console beside the lesson: at the right, at the bottom on a phone. The lesson stays usable, so it is not
 * a modal dialog. Every lesson has it; Python is fetched for it once something is entered. What was typed in it stays
 * when it closes.
 */
export function ConsoleDrawer({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
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
      className="console-drawer"
      aria-label="Python console"
      hidden={!open}
    >
      <header>
        <h2 className="small-heading">Console</h2>
        <button
          type="button"
          className="icon-button"
          onClick={onClose}
          aria-label="Close the console"
        >
          <X aria-hidden size={20} strokeWidth={1.75} />
        </button>
      </header>
      {wanted && <PythonConsole />}
    </aside>
  );
}
