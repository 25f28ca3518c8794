/** Why a question comes now, folded. The reason does not name the lesson. */
export function WhyNow({
  reason,
  answered,
}: {
  readonly reason: string;
  readonly answered: boolean;
}) {
  return (
    <details className="folded-note why-now">
      <summary>{answered ? 'Why this came now' : 'Why this comes now'}</summary>
      <p>{reason}</p>
      {!answered && (
        <p>
          The lesson is named once you have answered: choosing the method is part of the question.
        </p>
      )}
    </details>
  );
}
