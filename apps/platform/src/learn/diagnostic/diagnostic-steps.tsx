const steps = [
  [
    'One question at a time',
    'Each is the one whose answer would tell the most about what you know. A right answer vouches for what the lesson rests on, a wrong one casts doubt on what builds on it.',
  ],
  [
    'It stops by itself',
    'As soon as it is sure enough. You can leave at any time and continue later, on this device without an account.',
  ],
  [
    'It says how sure it is',
    'What it is sure of is marked as mastered and leaves your path. Where it is not sure, it says so, and the lesson stays.',
  ],
] as const;

const questions = [
  [
    'Do I need an account?',
    'No. The result is shown at once. Sign up afterwards, and your path begins from it.',
  ],
  [
    'What if I guess?',
    'A guess only makes the plan worse. The test reckons with slips and lucky guesses, and asks again where answers do not fit together.',
  ],
  [
    'Who sees the result?',
    'You. A test that nobody claims by signing up is deleted after a while.',
  ],
  ['Can I take it again?', 'Yes, whenever you like. The questions are chosen anew.'],
] as const;

/** What happens in a test, and what people ask before it. */
export function DiagnosticSteps() {
  return (
    <section className="section" aria-labelledby="test-title">
      <div className="section-inner">
        <h2 id="test-title" className="section-title">
          How the test works
        </h2>
        <ol className="three-points">
          {steps.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ol>
        <h2 className="small-title diagnostic-questions-title">Before you begin</h2>
        <dl className="diagnostic-questions">
          {questions.map(([question, answer]) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd className="muted">{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
