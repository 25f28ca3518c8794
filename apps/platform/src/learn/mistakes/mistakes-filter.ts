/** What the list of mistakes is narrowed to. '' means all. Kept in the address. */
export interface MistakesFilter {
  readonly course: string;
  readonly lesson: string;
  readonly state: 'open' | 'mended';
  readonly order: 'latest' | 'most-missed';
}

const uid = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** Reads the filter from the address; what it does not know is left out. */
export function readFilter(query: URLSearchParams): MistakesFilter {
  const uidOf = (name: string) => {
    const value = query.get(name) ?? '';
    return uid.test(value) ? value : '';
  };
  return {
    course: uidOf('course'),
    lesson: uidOf('lesson'),
    state: query.get('state') === 'mended' ? 'mended' : 'open',
    order: query.get('order') === 'most-missed' ? 'most-missed' : 'latest',
  };
}

/** The filter as the end of an address, without what is as it is at first. */
export function writeFilter({ course, lesson, state, order }: MistakesFilter): string {
  const query = new URLSearchParams();
  if (course) query.set('course', course);
  if (lesson) query.set('lesson', lesson);
  if (state !== 'open') query.set('state', state);
  if (order !== 'latest') query.set('order', order);
  const text = query.toString();
  return text && `?${text}`;
}

/** The filter as the call's query. */
export function queryOf({ course, lesson, state, order }: MistakesFilter) {
  return {
    ...(course ? { course_id: course } : {}),
    ...(lesson ? { lesson_uid: lesson } : {}),
    state,
    order,
  };
}
