import { useId, useState } from 'react';
import { Matrix } from '../figures/matrix.tsx';
import '../figures/figures.css';

const options = [
  {
    letter: 'A',
    text: '(0, 1, 5)',
    right: true,
    why: 'Right. Row by row: 1·2 + 2·(−1) = 0, then 0·2 + (−1)·(−1) = 1, then 2·2 + (−1)·(−1) = 5.',
  },
  {
    letter: 'B',
    text: '(4, −1, 3)',
    right: false,
    why: 'The minus sign of the second entry went missing: 2·(−1) is −2, so the first entry is 0.',
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
          What is <var>Ax</var>?
          <span className="matrix-row">
            <span>
              <var>A</var> =
            </span>
            <Matrix
              rows={[
                [1, 2],
                [0, -1],
                [2, -1],
              ]}
            />
            <span>
              <var>x</var> =
            </span>
            <Matrix rows={[[2], [-1]]} />
          </span>
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
            <span className="answer-text">{text}</span>
          </label>
        ))}
      </fieldset>
      <output className="answer-why" data-result={answer && (answer.right ? 'right' : 'wrong')}>
        {answer ? answer.why : 'Choose an answer.'}
      </output>
    </div>
  );
}
