import { SearchButton } from '../search/search-button.tsx';
import { WelcomeBadge } from './welcome-badge.tsx';

/** What only a signed-in learner's header has. It loads after sign-in. */
export function SignedInHeader() {
  return (
    <>
      <SearchButton />
      <WelcomeBadge />
    </>
  );
}
