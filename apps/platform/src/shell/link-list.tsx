import { Link } from 'react-router';
import type { NavigationLink } from './navigation.ts';

/** The links of a menu or of the footer, one under the other or side by side as their box has it. */
export function LinkList({ links }: { readonly links: readonly NavigationLink[] }) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
