import { useId, useState } from 'react';

const options = [
  {
    letter: 'A',
    text: '(0, 1, 5)',
    right: true,
    why: 'Right. Row by row: 1·2 + 2·(−1) = 0, then 1, then 5.',
  },
  {
    letter: 'B',
    text: '(4, −1, 7)',
    right: false,
    why: 'The minus sign of the second entry went missing: 2·(−1) is −2.',
  },
  {
    letter: 'C',
    text: 'It is not defined',
    right: false,
    why: 'It is: the matrix has 2 columns and the vector 2 entries.',
  },
] as const;

/** One question as a lesson asks it: the answer is followed by its reason. */
export function QuestionFragment() {
  const [chosen, setChosen] = useState<string | undefined>();
  const group = useId();
  const answer = options.find(({ letter }) => letter === chosen);
  return (
    <div className="card feature-figure question-fragment">
      <fieldset>
        <legend>
          What is the matrix with rows (1, 2), (0, −1), (2, −1) times the vector (2, −1)?
        </legend>
        {options.map(({ letter, text, right }) => (
          <label
            key={letter}
            className="answer"
            data-result={chosen === letter ? (right ? 'right' : 'wrong') : undefined}
          >
            <input
              type="radio"
              name={group}
              checked={chosen === letter}
              onChange={() => setChosen(letter)}
            />
            <span className="answer-letter">{letter}</span>
            {text}
          </label>
        ))}
      </fieldset>
      <output className="answer-why" data-result={answer && (answer.right ? 'right' : 'wrong')}>
        {answer ? answer.why : 'Choose an answer.'}
      </output>
    </div>
  );
}
