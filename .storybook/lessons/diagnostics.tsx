import type { CompiledLesson, LessonMessage } from '@lemma/lesson-renderer';

interface DiagnosticsProps {
  readonly file: string;
  readonly lesson: CompiledLesson | undefined;
  readonly messages: readonly LessonMessage[];
}

/** What the compiler says of the file, and the lesson's figures. */
export function Diagnostics({ file, lesson, messages }: DiagnosticsProps) {
  return (
    <aside className="preview-panel" aria-label="Diagnostics">
      <p className="preview-file">{file}</p>
      {lesson && <Figures lesson={lesson} />}
      <output>
        {messages.length === 0 ? (
          <p>No mistakes.</p>
        ) : (
          <ul>
            {messages.map(({ line, column, severity, rule, message, fix }) => (
              <li key={`${line}:${column}:${rule}:${message}`} data-severity={severity}>
                <strong>
                  {severity === 'error' ? 'Error' : 'Warning'}, line {line}:{column}
                </strong>{' '}
                {message} {fix}
              </li>
            ))}
          </ul>
        )}
      </output>
    </aside>
  );
}

function Figures({ lesson }: { readonly lesson: CompiledLesson }) {
  const review = lesson.questions.filter(({ use }) => use === 'review').length;
  return (
    <dl>
      <dt>Minutes</dt>
      <dd>{lesson.minutes}</dd>
      <dt>Questions</dt>
      <dd>
        {lesson.questions.length - review} for study, {review} for review
      </dd>
      <dt>Verified by code</dt>
      <dd>{lesson.questions.filter(({ verify, repl }) => verify !== undefined || repl).length}</dd>
      <dt>Needs</dt>
      <dd>{lesson.prerequisites.join(', ') || 'nothing'}</dd>
    </dl>
  );
}
