import { Loading } from '@lemma/ui';
import { X } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

const PythonConsole = lazy(async () => ({
  default: (await import('@lemma/python-runtime/react')).PythonConsole,
}));

/**
 * A Python console beside the lesson: at the right, at the bottom on a phone. The lesson stays usable, so it is not
 * a modal dialog. What was typed in it stays when it closes.
 */
export function ConsoleDrawer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const [wanted, setWanted] = useState(open);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    setWanted(true);
    panel.current?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open, onClose]);
  return (
    <aside ref={panel} tabIndex={-1} className="console-drawer" aria-label="Python console" hidden={!open}>
      <header>
        <h2 className="small-heading">Console</h2>
        <button type="button" className="icon-button" onClick={onClose} aria-label="Close the console">
          <X aria-hidden size={20} strokeWidth={1.75} />
        </button>
      </header>
      {wanted && (
        <Suspense fallback={<Loading label="Loading the console…" />}>
          <PythonConsole />
        </Suspense>
      )}
    </aside>
  );
}
