/** A term and what is true of it. */
export type Fact = readonly [term: string, value: string];

/** Facts, a line each. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(([term, value], index) => (
        <div key={`${index} ${term}`}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
