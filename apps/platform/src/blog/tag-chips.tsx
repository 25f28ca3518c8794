export interface TagChipsProps {
  readonly tags: readonly { readonly tag: string; readonly count: number }[];
  readonly total: number;
  readonly selected: string | null;
  /** Called with the chip's tag, or null for 'All Posts'. */
  readonly onSelect: (tag: string | null) => void;
}

export function TagChips({ tags, total, selected, onSelect }: TagChipsProps) {
  const chips = [
    { tag: null, label: 'All Posts', count: total },
    ...tags.map(({ tag, count }) => ({ tag, label: tag, count })),
  ];
  return (
    <ul className="tag-chips" aria-label="Filter by tag">
      {chips.map(({ tag, label, count }) => (
        <li key={label}>
          <button type="button" aria-pressed={selected === tag} onClick={() => onSelect(tag)}>
            {label} <span>({count})</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
