import type { KeyboardEvent } from 'react';
import { usePythonStrings } from '../strings/use-strings.ts';

export interface FileTabsProps {
  /** Names, in their order. */
  readonly names: readonly string[];
  readonly shown: string;
  readonly onShow: (name: string) => void;
  /** The file in which the program stopped. */
  readonly faulty?: string | undefined;
  /** Id of the panel of a file. */
  readonly panelOf: (name: string) => string;
  /** Id of a tab, which names its panel. */
  readonly tabOf: (name: string) => string;
}

/** A tab for each file of a program: the arrow keys, Home and End go from one to another. */
export function FileTabs({ names, shown, onShow, faulty, panelOf, tabOf }: FileTabsProps) {
  const { files } = usePythonStrings();
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const at = names.indexOf(shown);
    const to = new Map([
      ['ArrowRight', (at + 1) % names.length],
      ['ArrowLeft', (at - 1 + names.length) % names.length],
      ['Home', 0],
      ['End', names.length - 1],
    ]).get(event.key);
    const name = to === undefined ? undefined : names[to];
    if (name === undefined) return;
    event.preventDefault();
    onShow(name);
    document.getElementById(tabOf(name))?.focus();
  };
  return (
    <div className="lemma-py-tabs" role="tablist" aria-label={files.tabs}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabOf(name)}
          aria-selected={name === shown}
          aria-controls={panelOf(name)}
          tabIndex={name === shown ? 0 : -1}
          onKeyDown={onKeyDown}
          onClick={() => {
            onShow(name);
          }}
        >
          <code>{name}</code>
          {name === faulty && <span className="lemma-py-hidden">{files.faulty}</span>}
          {name === faulty && <i className="lemma-py-fault-dot" aria-hidden="true" />}
        </button>
      ))}
    </div>
  );
}
