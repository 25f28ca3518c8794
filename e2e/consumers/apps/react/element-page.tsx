import '@lemma/lesson-renderer/element';

/** Checked by TypeScript and not shown: `<lemma-lesson>` is an element that JSX knows. */
export function ElementPage() {
  return (
    <lemma-lesson
      src="lesson.json"
      theme="dark"
      hide-title
      onlemma-event={({ detail }) => console.log(detail.type)}
      onlemma-error={({ detail }) => console.log(detail.problem)}
    />
  );
}
