import { Input } from '@chakra-ui/react/input';
import { Button } from '@lemma/ui';
import { Maximize, Minus, Plus, Printer } from 'lucide-react';
import type { GraphLesson } from '../graph/graph-lesson.ts';
import { StateMark } from '../lesson-state/state-mark.tsx';
import { lessonStates, stateOrder } from '../lesson-state/states.ts';
import type { LessonStatus } from '../wire.ts';

export interface ProfileBarProps {
  readonly title: string;
  readonly lessons: readonly GraphLesson[];
  readonly view: 'graph' | 'list';
  readonly onView: (view: 'graph' | 'list') => void;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** Enter in the search: goes to the first lesson found. */
  readonly onFind: () => void;
  readonly state: LessonStatus | '';
  readonly onState: (state: LessonStatus | '') => void;
  readonly scale: number;
  /** Scales to choose from: the first shows the whole graph, at the last there are names. */
  readonly levels: readonly number[];
  readonly onScale: (scale: number) => void;
  /** Lessons that search and filter leave; undefined without either. */
  readonly found: number | undefined;
}

/** Over the graph: how far one is, states to filter by, search, view and zoom. */
export function ProfileBar(props: ProfileBarProps) {
  const { title, lessons, view, onView, search, onSearch, onFind, state, onState, found } = props;
  const written = lessons.filter((lesson) => lesson.status !== 'coming');
  const skipped = written.filter((lesson) => lesson.status === 'skipped').length;
  const mastered = written.filter(
    (lesson) => lesson.status === 'mastered' || lesson.status === 'due',
  );
  return (
    <header className="profile-bar">
      <h1>
        <span className="visually-hidden">{title}: </span>
        {mastered.length} of {written.length} lessons mastered
        {skipped > 0 && `, ${skipped} skipped`}
      </h1>
      <ul className="legend" aria-label="Filter by state">
        {stateOrder
          .filter((known) => lessons.some((lesson) => lesson.status === known))
          .map((known) => (
            <li key={known}>
              <button
                type="button"
                className="legend-button"
                aria-pressed={state === known}
                onClick={() => onState(state === known ? '' : known)}
              >
                <StateMark status={known} size={22} />
                {lessonStates[known].word}
              </button>
            </li>
          ))}
      </ul>
      <output className="muted small">{found !== undefined && `${found} found`}</output>
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onFind();
          }}
        >
          <Input
            type="search"
            size="sm"
            aria-label="Find a lesson"
            placeholder="Find a lesson"
            value={search}
            onChange={(event) => onSearch(event.target.value)}
            borderColor="gray.400"
            bg="bg"
          />
        </form>
      </search>
      <fieldset className="segmented" aria-label="View">
        {(['graph', 'list'] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            onClick={() => onView(name)}
          >
            {name === 'graph' ? 'Graph' : 'List'}
          </button>
        ))}
      </fieldset>
      {view === 'graph' && <Zoom {...props} />}
      <Button variant="outline" size="sm" className="profile-print" onClick={() => window.print()}>
        <Printer aria-hidden />
        <span className="visually-hidden">Print</span>
      </Button>
    </header>
  );
}

function Zoom({ scale, levels, onScale }: Pick<ProfileBarProps, 'scale' | 'levels' | 'onScale'>) {
  const index = levels.indexOf(scale);
  const [all = 1] = levels;
  return (
    <fieldset className="segmented profile-zoom" aria-label="Zoom">
      <button
        type="button"
        disabled={index <= 0}
        onClick={() => onScale(levels[index - 1] ?? all)}
        aria-label="Zoom out"
      >
        <Minus aria-hidden size={16} />
      </button>
      <button
        type="button"
        disabled={index === levels.length - 1}
        onClick={() => onScale(levels[index + 1] ?? 1)}
        aria-label="Zoom in"
      >
        <Plus aria-hidden size={16} />
      </button>
      {/* Pressed again it leads back. */}
      <button
        type="button"
        aria-pressed={index === 0}
        onClick={() => onScale(index === 0 ? 1 : all)}
        aria-label="Overview"
      >
        <Maximize aria-hidden size={16} />
      </button>
    </fieldset>
  );
}
