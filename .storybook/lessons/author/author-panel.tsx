import type { CompiledLesson, LessonMessage } from '@lemma/lesson-renderer';
import type { ReactNode } from 'react';
import { readingMinutes } from '../../../packages/lesson-renderer/src/markdown/reading-time.ts';
import type { CourseLesson } from './course-lesson.ts';
import { Neighbours } from './neighbours.tsx';
import type { Proofs } from './use-proofs.ts';

export interface AuthorPanelProps {
  readonly file: string;
  readonly source: string;
  readonly lesson: CompiledLesson | undefined;
  readonly messages: readonly LessonMessage[];
  readonly proofs: Proofs;
  readonly lessons: readonly CourseLesson[];
  /** Called with the line, from 1, that the author asks to see. */
  readonly onLine: (line: number) => void;
}

/** What an author looks at beside the page: mistakes by line, keys proved or not, place in the graph, length. */
export function AuthorPanel(props: AuthorPanelProps) {
  const { file, lesson, messages, proofs, lessons, onLine } = props;
  return (
    <aside className="author-panel" aria-label="Author's desk">
      <p className="author-file">{file}</p>
      <Section title={`Messages (${messages.length})`}>
        <Messages messages={messages} onLine={onLine} />
      </Section>
      {lesson && (
        <>
          <Section title="Keys">
            <Keys lesson={lesson} proofs={proofs} onLine={onLine} />
          </Section>
          <Section title="Graph">
            <Neighbours {...lesson} lessons={lessons} />
          </Section>
          <Section title="Length">
            <Length {...props} lesson={lesson} />
          </Section>
        </>
      )}
    </aside>
  );
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);

function Messages({ messages, onLine }: Pick<AuthorPanelProps, 'messages' | 'onLine'>) {
  return (
    <output>
      {messages.length === 0 ? (
        <p>No mistakes.</p>
      ) : (
        <ul>
          {messages.map(({ line, column, severity, rule, message, fix }) => (
            <li key={`${line}:${column}:${rule}:${message}`} data-severity={severity}>
              <button type="button" className="author-line" onClick={() => onLine(line)}>
                {severity === 'error' ? 'Error' : 'Warning'}, line {line}:{column}
              </button>{' '}
              {message} {fix} <code>{rule}</code>
            </li>
          ))}
        </ul>
      )}
    </output>
  );
}

const words = {
  proved: 'Proved.',
  unproved: 'Not proved: it has no verify snippet.',
  'not-run': 'Not run: this machine has no Python with its packages.',
  wrong: 'Wrong.',
} as const;

interface KeysProps extends Pick<AuthorPanelProps, 'proofs' | 'onLine'> {
  readonly lesson: CompiledLesson;
}

function Keys({ lesson, proofs, onLine }: KeysProps) {
  if (proofs.state === 'none') return <p>{proofs.reason}</p>;
  if (proofs.state === 'proving')
    return <output>Proving {lesson.questions.length} keys by running them…</output>;
  const proved = proofs.proofs.filter(({ state }) => state === 'proved').length;
  return (
    <>
      <output>
        {proved} of {proofs.proofs.length} proved by running them.
      </output>
      <ul>
        {proofs.proofs
          .filter(({ state }) => state !== 'proved')
          .map(({ uid, line, state, message }) => (
            <li key={uid} data-severity={state === 'wrong' ? 'error' : 'note'}>
              <button type="button" className="author-line" onClick={() => onLine(line)}>
                {uid}, line {line}
              </button>{' '}
              {message ?? words[state]}
            </li>
          ))}
      </ul>
    </>
  );
}

function Length({ source, lesson }: Pick<AuthorPanelProps, 'source'> & KeysLesson) {
  const review = lesson.questions.filter(({ use }) => use === 'review').length;
  return (
    <dl>
      <dt>Planned</dt>
      <dd>{lesson.minutes} min</dd>
      <dt>Reading</dt>
      <dd>{readingMinutes(proseOf(source))} min</dd>
      <dt>Questions</dt>
      <dd>
        {lesson.questions.length - review} for study, {review} for review
      </dd>
    </dl>
  );
}

interface KeysLesson {
  readonly lesson: CompiledLesson;
}

/** The text that is read before the exercises: without front matter and question blocks. */
const proseOf = (source: string) =>
  source
    .replace(/^---\n[\s\S]*?\n---\n/u, '')
    .replaceAll(/^(:{3,})question\b[\s\S]*?^\1[ \t]*$/gmu, '');
