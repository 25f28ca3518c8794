/** One line of Markdown: `**strong**` and text. Outcomes are written by us and need no more than that. */
function parts(line: string): readonly { readonly text: string; readonly strong: boolean }[] {
  return line
    .split(/\*\*(.+?)\*\*/u)
    .map((text, index) => ({ text, strong: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

export function OutcomeCards({ outcomes }: { readonly outcomes: readonly string[] }) {
  return (
    <ul className="outcomes">
      {outcomes.map((outcome) => (
        <li key={outcome} className="card">
          {parts(outcome).map(({ text, strong }) =>
            strong ? <strong key={text}>{text}</strong> : text,
          )}
        </li>
      ))}
    </ul>
  );
}
