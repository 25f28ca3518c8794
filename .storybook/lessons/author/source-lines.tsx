import { useEffect, useRef } from 'react';

interface SourceLinesProps {
  readonly file: string;
  readonly source: string;
  /** The line that a message or a key led to, from 1. */
  readonly line: number;
  readonly onClose: () => void;
}

/** The Markdown with its lines numbered, opened at the line in question. */
export function SourceLines({ file, source, line, onClose }: SourceLinesProps) {
  const lines = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = lines.current?.children.item(line - 1);
    current?.scrollIntoView({ block: 'center' });
    if (current instanceof HTMLElement) current.focus();
  }, [line]);
  return (
    <section className="author-source" aria-label={`Source of ${file}`}>
      <header>
        <h2>{`Line ${line}`}</h2>
        {import.meta.hot && (
          <button type="button" onClick={() => void openInEditor(file, line)}>
            Open in editor
          </button>
        )}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </header>
      {/* A region that scrolls can be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol ref={lines} tabIndex={0}>
        {source.split('\n').map((text, index) => {
          const number = index + 1;
          return number === line ? (
            <li key={number} aria-current="true" tabIndex={-1}>
              {text}
            </li>
          ) : (
            <li key={number}>{text}</li>
          );
        })}
      </ol>
    </section>
  );
}

/** Vite's dev server opens the author's own editor there. */
const openInEditor = (file: string, line: number) =>
  fetch(`/__open-in-editor?file=${encodeURIComponent(`${file}:${line}:1`)}`);
