import type { LessonStatus, LessonSummary } from '../wire.ts';

/** What the library is narrowed to. '' means all. Kept in the address, so that a view can be shared and come back to. */
export interface LibraryFilter {
  readonly search: string;
  readonly course: string;
  readonly unit: string;
  readonly state: LessonStatus | '';
  readonly free: boolean;
}

const states = new Set<string>([
  'locked',
  'available',
  'in-progress',
  'mastered',
  'due',
  'relearn',
  'skipped',
  'failed',
  'coming',
]);

/** Reads the filter from the address; what it does not know is left out. */
export function readFilter(query: URLSearchParams): LibraryFilter {
  const state = query.get('state') ?? '';
  return {
    search: query.get('q') ?? '',
    course: query.get('course') ?? '',
    unit: query.get('unit') ?? '',
    state: states.has(state) ? (state as LessonStatus) : '',
    free: query.get('free') === '1',
  };
}

/** The filter as an address query, without what is not set. */
export function writeFilter(filter: LibraryFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (filter.search) query.set('q', filter.search);
  if (filter.course) query.set('course', filter.course);
  if (filter.unit) query.set('unit', filter.unit);
  if (filter.state) query.set('state', filter.state);
  if (filter.free) query.set('free', '1');
  return query;
}

/** Lessons that fit, in library order. Every word of the search must stand in the title or the summary. */
export function filterLessons(
  lessons: readonly LessonSummary[],
  filter: LibraryFilter,
): LessonSummary[] {
  const words = filter.search.toLowerCase().split(/\s+/u).filter(Boolean);
  return lessons.filter((lesson) => {
    const text = `${lesson.title} ${lesson.summary}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (filter.course === '' || lesson.course_uid === filter.course) &&
      (filter.unit === '' || lesson.unit_uid === filter.unit) &&
      (filter.state === '' || lesson.status === filter.state) &&
      (!filter.free || lesson.free)
    );
  });
}
