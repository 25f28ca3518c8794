import { Link, NavLink } from 'react-router';
import type { NavigationLink } from './navigation.ts';

/** The links of a menu or of the footer, one under the other or side by side as their box has it. The page's own is marked. */
export function LinkList({ links }: { readonly links: readonly NavigationLink[] }) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          {to.includes('#') ? (
            <Link to={to}>{label}</Link>
          ) : (
            <NavLink to={to} end={isExact(to, links)}>
              {label}
            </NavLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The home page, and a page above another link of the list, are current at their own address only. */
function isExact(to: string, links: readonly NavigationLink[]): boolean {
  return to === '/' || links.some((other) => other.to.startsWith(`${to}/`));
}
