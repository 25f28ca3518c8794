import { Button } from '@lemma/ui';
import { useSyncExternalStore } from 'react';
import { useAuth } from '../auth/auth-context.ts';
import { brand } from '../brand/brand.ts';
import { useFeedback } from '../feedback/feedback-context.ts';
import { LinkList } from './link-list.tsx';
import { Logo } from './logo.tsx';
import { footerLinks } from './navigation.ts';

const neverChanges = () => () => undefined;
const currentYear = () => new Date().getFullYear();
/** The page was written in the year of its build; a later reader's browser puts the right one. */
const buildYear = Number(
  (import.meta.env?.['VITE_BUILD_YEAR'] as string | undefined) ?? currentYear(),
);

export function Footer() {
  const year = useSyncExternalStore(neverChanges, currentYear, () => buildYear);
  const { status } = useAuth();
  const { openFeedback } = useFeedback();
  return (
    <footer className="footer">
      <div className="footer-inner">
        <Logo />
        <nav aria-label="Footer">
          <LinkList links={footerLinks} />
        </nav>
        {status === 'signed-in' && (
          <Button variant="outline" size="sm" onClick={() => openFeedback('feedback')}>
            Feedback
          </Button>
        )}
        <p className="footer-copyright">
          © {year} {brand.name}
        </p>
      </div>
    </footer>
  );
}
