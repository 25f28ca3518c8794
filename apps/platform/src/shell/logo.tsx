import { brand } from '../brand/brand.ts';

/** The mark: three nodes of a knowledge graph, and the name. */
export function Logo() {
  return (
    <span className="logo">
      <svg width="28" height="24" viewBox="0 0 28 24" aria-hidden>
        <path d="M5 18.5L14.5 6L23 18.5H5" fill="none" stroke="#0081C6" strokeWidth="2" />
        <circle cx="14.5" cy="6" r="3.6" fill="#fff" stroke="#0081C6" strokeWidth="2.2" />
        <circle cx="5" cy="18.5" r="4.1" fill="#0081C6" />
        <circle cx="23" cy="18.5" r="4.1" fill="#14202B" />
      </svg>
      {brand.name}
    </span>
  );
}
