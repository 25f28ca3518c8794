import '@lemma/lesson-renderer/element';

interface ElementPageProps {
  readonly onHeard: (what: string) => void;
}

/** Checked by TypeScript and not shown: `<lemma-lesson>` is an element that JSX knows. */
export function ElementPage({ onHeard }: ElementPageProps) {
  return (
    <lemma-lesson
      src="lesson.json"
      theme="dark"
      hide-title
      onlemma-event={({ detail }) => onHeard(detail.type)}
      onlemma-error={({ detail }) => onHeard(detail.problem)}
    />
  );
}
