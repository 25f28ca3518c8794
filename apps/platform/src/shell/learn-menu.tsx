import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router';
import { LinkList } from './link-list.tsx';
import type { NavigationLink } from './navigation.ts';

/**
 * A disclosure, not a `menu`: its entries are links, and Tab goes through them. `<details>` opens it before any
 * script has run. Give it the location as key: it is closed on each new page.
 */
export function LearnMenu({ links }: { readonly links: readonly NavigationLink[] }) {
  const { pathname } = useLocation();
  const isHere = links.some(({ to }) => matchPath({ path: to, end: false }, pathname) !== null);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const box = details.current;
      if (!box?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        box.open = false;
        box.querySelector('summary')?.focus();
      } else if (event.target instanceof Node && !box.contains(event.target)) box.open = false;
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, []);
  return (
    <details ref={details} className="learn-menu" name="learn-menu">
      <summary className="nav-link" data-here={isHere || undefined}>
        Learn <ChevronDown aria-hidden size={16} strokeWidth={1.75} />
      </summary>
      <LinkList links={links} />
    </details>
  );
}
