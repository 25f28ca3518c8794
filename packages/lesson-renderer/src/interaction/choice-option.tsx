import type { KeyboardEvent, ReactNode } from 'react';
import { useLessonHost } from '../host/lesson-context.ts';

/** One option: a native radio button or checkbox, its letter, its text and, after the answer, its mark in words. */
export function ChoiceOption({
  id,
  letter,
  several,
  checked,
  disabled,
  mark,
  words,
  onChoose,
  children,
}: {
  readonly id: string;
  readonly letter: string;
  readonly several: boolean;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly mark: 'right' | 'wrong' | undefined;
  /** What the mark says. Default: that it is the right answer, or one's own. */
  readonly words?: string | undefined;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}) {
  const { strings } = useLessonHost();
  return (
    <label className="lemma-option" data-checked={checked} data-mark={mark} data-closed={disabled}>
      <input
        type={several ? 'checkbox' : 'radio'}
        className="lemma-option-input"
        value={id}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      <span className="lemma-option-letter">{letter}</span>
      {children}
      {mark && (
        <span className="lemma-option-mark">
          <svg aria-hidden="true" viewBox="0 0 24 24" width="16" height="16">
            <path d={mark === 'right' ? 'M4 12.5l5 5L20 6.5' : 'M6 6l12 12M18 6L6 18'} />
          </svg>
          {words ?? (mark === 'right' ? strings.rightAnswer : strings.yourAnswer)}
        </span>
      )}
    </label>
  );
}

/** Chooses the option that a key names (1–9, A–Z in the order shown), and moves the focus to it. */
export function chooseByKey(
  event: KeyboardEvent<HTMLFormElement>,
  ids: readonly string[],
  choose: (id: string) => void,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const id = ids[keyIndex(event.key)];
  if (id === undefined) return;
  event.preventDefault();
  choose(id);
  event.currentTarget.querySelector<HTMLInputElement>(`input[value="${id}"]`)?.focus();
}

function keyIndex(key: string): number {
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  return /^[a-z]$/i.test(key) ? key.toLowerCase().charCodeAt(0) - 97 : -1;
}
