/** A graph after some questions, as the test draws it: circles are filled as far as it is sure. */
export function ExampleMap() {
  return (
    <figure className="card diagnostic-map">
      <img
        src="/blog/custom-learning-paths-and-diagnostic-tests.svg"
        alt="A graph of lessons whose circles are filled as far as the test is sure that they are mastered."
        width="800"
        height="420"
      />
      <figcaption className="small muted">
        An example: what a test knows after some questions.
      </figcaption>
    </figure>
  );
}
