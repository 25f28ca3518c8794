import { percent } from '../formatting/figures.ts';
import { RangePlot } from '../plots/range-plot.tsx';
import { estimateInWords, type QuizResult } from './quiz-words.ts';

/** The same figure by unit, on one axis; units with too few answers are named without one. */
export function TopicRanges({
  result: { topics, small_topics: small, retention },
}: {
  readonly result: QuizResult;
}) {
  const names = small.map(({ unit_title }) => unit_title).join(', ');
  return (
    <section aria-labelledby="quiz-topics" className="quiz-topics">
      <h2 id="quiz-topics">By topic</h2>
      {topics.length > 0 && (
        <ol>
          {topics.map((topic, index) => (
            <li key={topic.unit_uid}>
              <span className="topic-title">{topic.unit_title}</span>
              <span className="muted small topic-count">
                {topic.right} of {topic.answers}
              </span>
              <RangePlot
                label={`${topic.unit_title}: ${estimateInWords(topic)}`}
                value={topic.retention}
                low={topic.low}
                high={topic.high}
                reference={retention.retention}
                {...(index === topics.length - 1 ? { axis: 'halves' as const } : {})}
              />
              <span className="small topic-words">
                <strong>{percent(topic.retention)}</strong>, {Math.round(topic.low * 100)} to{' '}
                {Math.round(topic.high * 100)}
              </span>
            </li>
          ))}
        </ol>
      )}
      {topics.length > 0 && (
        <p className="muted small">The dashed line is the figure of all topics together.</p>
      )}
      {small.length > 0 && (
        <p className="muted small">
          {topics.length > 0
            ? 'Too few answers yet for a figure of their own'
            : 'No topic has three answers yet, the least for a figure of its own'}
          : {names}.
        </p>
      )}
    </section>
  );
}
