import { Button } from '@lemma/ui';
import { Link } from 'react-router';
import { useAuth } from '../auth/auth-context.ts';
import { brand } from '../brand.ts';
import { useFeedback } from '../feedback/feedback-context.ts';
import { Logo } from './logo.tsx';
import { footerLinks } from './navigation.ts';

export function Footer() {
  const { status } = useAuth();
  const { openFeedback } = useFeedback();
  return (
    <footer className="footer">
      <div className="footer-inner">
        <Logo />
        <nav aria-label="Footer">
          <ul>
            {footerLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {status === 'signed-in' && (
          <Button variant="outline" size="sm" onClick={() => openFeedback('feedback')}>
            Feedback
          </Button>
        )}
        <p className="footer-copyright" suppressHydrationWarning>
          © {new Date().getFullYear()} {brand.name}
        </p>
      </div>
    </footer>
  );
}
