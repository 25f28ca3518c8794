import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { GraphView } from '../graph/graph-view.tsx';
import type { GraphLesson } from '../graph/graph-lesson.ts';
import { layoutOf } from '../graph/layout/built-layouts.ts';
import { LessonSheet } from '../graph/lesson-sheet.tsx';
import { relations } from '../graph/relations.ts';
import type { LessonStatus } from '../wire.ts';
import { ProfileBar } from './profile-bar.tsx';
import { ProfileList } from './profile-list.tsx';
import './profile.css';

export interface ProfileScreenProps {
  readonly title: string;
  readonly units: readonly { readonly uid: string; readonly title: string }[];
  readonly lessons: readonly GraphLesson[];
  /** The lesson at which the graph opens. */
  readonly start?: string | undefined;
}

/** The knowledge profile: the graph fills the screen; the classic view has the same lessons as a list. */
export function ProfileScreen({ title, units, lessons, start }: ProfileScreenProps) {
  const [query, setQuery] = useSearchParams();
  const [search, setSearch] = useState('');
  const [state, setState] = useState<LessonStatus | ''>('');
  const [fit, setFit] = useState(1);
  const [wished, setScale] = useState<number | 'overview'>(1);
  const levels = useMemo(
    () => [...new Set([fit, Math.max(fit, 0.3), Math.max(fit, 0.6), 1])],
    [fit],
  );
  const scale = wished !== 'overview' && levels.includes(wished) ? wished : fit;
  const onScale = (next: number) => setScale(next === fit ? 'overview' : next);
  const byUid = useMemo(() => new Map(lessons.map((lesson) => [lesson.uid, lesson])), [lessons]);
  const layout = useMemo(() => layoutOf(lessons, units), [lessons, units]);
  const related = useMemo(() => relations(lessons), [lessons]);
  const view = query.get('view') === 'list' ? 'list' : 'graph';
  const focused = byUid.get(query.get('lesson') ?? '');
  const set = (name: 'view' | 'lesson', value: string | undefined) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const wanted = search.trim().toLowerCase();
  const filtering = wanted !== '' || state !== '';
  const matching = lessons.filter(
    (lesson) =>
      lesson.title.toLowerCase().includes(wanted) && (state === '' || lesson.status === state),
  );
  return (
    <div className="profile">
      <ProfileBar
        title={title}
        lessons={lessons}
        view={view}
        onView={(next) => set('view', next === 'list' ? 'list' : undefined)}
        search={search}
        onSearch={setSearch}
        onFind={() => set('lesson', matching[0]?.uid)}
        state={state}
        onState={setState}
        scale={scale}
        levels={levels}
        onScale={onScale}
        found={filtering ? matching.length : undefined}
      />
      {view === 'list' ? (
        <ProfileList lessons={matching} units={units} />
      ) : (
        <div className="profile-graph" data-sheet={focused ? '' : undefined}>
          <GraphView
            layout={layout}
            lessons={lessons}
            focus={focused?.uid}
            onFocus={(uid) => set('lesson', uid)}
            scale={scale}
            onZoom={(direction) => {
              const next = levels[levels.indexOf(scale) + direction];
              if (next !== undefined) onScale(next);
            }}
            onFit={setFit}
            start={start}
            matches={filtering ? new Set(matching.map((lesson) => lesson.uid)) : undefined}
          />
          {focused && (
            <LessonSheet
              lesson={focused}
              lessons={byUid}
              related={related}
              unitTitle={units.find((unit) => unit.uid === focused.unit)?.title ?? ''}
              onFocus={(uid) => set('lesson', uid)}
              onClose={() => set('lesson', undefined)}
            />
          )}
        </div>
      )}
    </div>
  );
}
