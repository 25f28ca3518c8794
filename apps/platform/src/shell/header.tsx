import { Button } from '@lemma/ui';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useAuth } from '../auth/auth-context.ts';
import { brand } from '../brand/brand.ts';
import { AccountArea } from './account-area.tsx';
import { LearnMenu } from './learn-menu.tsx';
import { Logo } from './logo.tsx';
import { learnLinksAnonymous, learnLinksSignedIn, siteLinks } from './navigation.ts';

const MobileMenu = lazy(async () => ({ default: (await import('./mobile-menu.tsx')).MobileMenu }));

export function Header() {
  const { status } = useAuth();
  const { key } = useLocation();
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');
  const learnLinks = status === 'signed-in' ? learnLinksSignedIn : learnLinksAnonymous;
  return (
    <header className="header">
      <div className="header-inner">
        <Link to="/" className="logo-link" aria-label={`${brand.name}, home`}>
          <Logo />
        </Link>
        <nav aria-label="Main" className="header-nav">
          <LearnMenu key={key} links={learnLinks} />
          {siteLinks.map(({ to, label }) =>
            to.includes('#') ? (
              <Link key={to} to={to} className="nav-link">
                {label}
              </Link>
            ) : (
              <NavLink key={to} to={to} className="nav-link">
                {label}
              </NavLink>
            ),
          )}
        </nav>
        <AccountArea />
        <Button
          className="menu-button"
          variant="ghost"
          aria-label="Open menu"
          aria-haspopup="dialog"
          style={{ paddingInline: 10 }}
          onClick={() => setMenu('open')}
        >
          <Menu aria-hidden />
        </Button>
        {menu !== 'never' && (
          <Suspense fallback={null}>
            <MobileMenu
              open={menu === 'open'}
              onClose={() => setMenu('closed')}
              learnLinks={learnLinks}
            />
          </Suspense>
        )}
      </div>
    </header>
  );
}
