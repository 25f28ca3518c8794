import type { CaseResult } from '../grading/cases.ts';
import { CrossIcon, TickIcon } from './icons.tsx';

/** Verdicts of an exercise: visible cases one by one, hidden ones that pass as a count. */
export function TestList({ results }: { readonly results: readonly CaseResult[] }) {
  const passed = results.filter((result) => result.passed).length;
  const shown = results.filter((result) => !result.hidden || !result.passed);
  const quiet = results.length - shown.length;
  return (
    <div className="lemma-py-tests">
      <div className="lemma-py-tests-head">
        <h3>
          <output>
            {passed} of {results.length} {results.length === 1 ? 'test passes' : 'tests pass'}
          </output>
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
            <span>
              {quiet} hidden {quiet === 1 ? 'test passes' : 'tests pass'}
            </span>
          </li>
        )}
      </ul>
    </div>
  );
}

function TestRow({ result }: { readonly result: CaseResult }) {
  const title =
    result.call === undefined ? (
      <span>{result.hidden ? 'Hidden test' : result.name}</span>
    ) : (
      <code>{result.name}</code>
    );
  const verdict = (
    <span className="lemma-py-hidden">{result.passed ? 'Passed: ' : 'Failed: '}</span>
  );
  if (result.passed) {
    return (
      <li className="lemma-py-test" data-passed>
        <TickIcon />
        {verdict}
        {title}
        <span className="lemma-py-outcome">{result.outcome?.replace('returned', 'returns')}</span>
      </li>
    );
  }
  return (
    <li className="lemma-py-test lemma-py-failed">
      <CrossIcon />
      <div>
        {verdict}
        {title}
        <p>{result.message}</p>
      </div>
    </li>
  );
}
