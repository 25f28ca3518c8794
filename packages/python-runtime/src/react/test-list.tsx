import type { CaseResult } from '../protocol/cases.ts';
import { sayFailure, sayOutcome, sayRule } from '../strings/say-test.ts';
import { usePythonStrings } from '../strings/use-strings.ts';
import { CrossIcon, TickIcon } from '../icons/icons.tsx';

/** Verdicts of an exercise: visible cases one by one, hidden ones that pass as a count. */
export function TestList({ results }: { readonly results: readonly CaseResult[] }) {
  const { tests } = usePythonStrings();
  const passed = results.filter((result) => result.passed).length;
  const shown = results.filter((result) => !result.hidden || !result.passed);
  const quiet = results.length - shown.length;
  return (
    <div className="lemma-py-tests">
      <div className="lemma-py-tests-head">
        <h3>
          <output>{tests.passing(passed, results.length)}</output>
        </h3>
        <span className="lemma-py-segments" aria-hidden="true">
          {results.map((result, i) => (
            <i key={i} data-passed={result.passed} />
          ))}
        </span>
      </div>
      <ul>
        {shown.map((result, i) => (
          <TestRow key={i} result={result} />
        ))}
        {quiet > 0 && (
          <li className="lemma-py-test" data-passed>
            <TickIcon />
            <span>{tests.hiddenPassing(quiet)}</span>
          </li>
        )}
      </ul>
    </div>
  );
}

function TestRow({ result }: { readonly result: CaseResult }) {
  const strings = usePythonStrings();
  const { tests } = strings;
  const name = result.rule ? sayRule(result.rule, strings.rules) : result.name;
  const title =
    result.call === undefined ? (
      <span>{result.hidden ? tests.hiddenTest : name}</span>
    ) : (
      <code>{name}</code>
    );
  const verdict = (
    <span className="lemma-py-hidden">{result.passed ? tests.passed : tests.failed}</span>
  );
  if (result.passed) {
    return (
      <li className="lemma-py-test" data-passed>
        <TickIcon />
        {verdict}
        {title}
        <span className="lemma-py-outcome">
          {result.outcome && sayOutcome(result.outcome, tests)}
        </span>
      </li>
    );
  }
  return (
    <li className="lemma-py-test lemma-py-failed">
      <CrossIcon />
      <div>
        {verdict}
        {title}
        <p>{sayFailure(result, strings)}</p>
      </div>
    </li>
  );
}
