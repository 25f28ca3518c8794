import { Search } from 'lucide-react';
import { askForSearch } from './search-requests.ts';

/** In the header of whoever is signed in. */
export function SearchButton() {
  return (
    <button
      type="button"
      className="search-button"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K"
      title="Search (/ or Ctrl+K)"
      onClick={askForSearch}
    >
      <Search aria-hidden size={20} strokeWidth={1.75} />
      <span className="visually-hidden">Search</span>
    </button>
  );
}
