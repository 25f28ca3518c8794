import { Button, SideDrawer } from '@lemma/ui';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useAuth } from '../auth/auth-context.ts';
import { currentPath } from '../auth/identity.ts';
import { brand } from '../brand/brand.ts';
import { LinkList } from './link-list.tsx';
import { type NavigationLink, siteLinks } from './navigation.ts';
import { WelcomeBadge } from './welcome-badge.tsx';

export interface MobileMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly learnLinks: readonly NavigationLink[];
}

/** Everything that the header has, in a drawer. A link closes it. */
export function MobileMenu({ open, onClose, learnLinks }: MobileMenuProps) {
  const { status, login, logout } = useAuth();
  const location = useLocation();
  const opened = useRef(location);
  useEffect(() => {
    if (opened.current !== location) onClose();
    opened.current = location;
  }, [location, onClose]);
  return (
    <SideDrawer open={open} onClose={onClose} title={brand.name}>
      <nav aria-label="Menu" className="drawer-nav">
        {status === 'signed-in' && <WelcomeBadge />}
        <h2>Learn</h2>
        <LinkList links={learnLinks} />
        <h2>{brand.name}</h2>
        <LinkList links={[{ to: '/', label: 'Home' }, ...siteLinks]} />
        {status === 'signed-in' ? (
          <>
            <LinkList links={[{ to: '/account', label: 'Account' }]} />
            <Button variant="outline" style={{ width: '100%' }} onClick={() => void logout()}>
              Log Out
            </Button>
          </>
        ) : (
          <div className="drawer-actions">
            <Button variant="outline" onClick={() => void login()}>
              Login
            </Button>
            <Button asChild>
              <Link to="/signup" state={{ returnTo: currentPath(location) }}>
                Sign Up
              </Link>
            </Button>
          </div>
        )}
      </nav>
    </SideDrawer>
  );
}
