import type { Course, DailyXp, LessonStatus, LessonSummary, NextActions, Review } from '../wire.ts';

/** Example answers in the shapes of the contract, for stories. */
export const unit = 'vectors-in-euclidean-space';
export const courseId = 'essential-linear-algebra-for-ml';

function lesson(
  lesson_uid: string,
  title: string,
  status: LessonStatus,
  prerequisites: string[] = [],
  unit_uid = unit,
): LessonSummary {
  const mastered = status === 'mastered' || status === 'due';
  return {
    lesson_uid,
    title,
    summary: `What one can do after “${title}”.`,
    course_uid: courseId,
    unit_uid,
    minutes: 18,
    question_count: 12,
    python: false,
    prerequisites,
    status,
    free: true,
    has_access: unit_uid === unit,
    strength: mastered ? 0.86 : null,
    mastered_at: mastered ? '2026-11-12T20:10:00.000Z' : null,
    due_at: mastered ? '2026-11-24T20:10:00.000Z' : null,
  };
}

export const lessons: readonly LessonSummary[] = [
  lesson('la-vectors', 'Vectors as lists and arrows', 'mastered'),
  lesson('la-vector-arithmetic', 'Adding and scaling vectors', 'mastered', ['la-vectors']),
  lesson('la-dot-product', 'The dot product', 'due', ['la-vector-arithmetic']),
  lesson('la-norm', 'Length and distance', 'in-progress', ['la-dot-product']),
  lesson('la-linear-combinations', 'Linear combinations', 'available', ['la-vector-arithmetic']),
  lesson('la-span', 'Span', 'locked', ['la-linear-combinations']),
  lesson('la-matrices', 'Matrices and their shape', 'failed', ['la-vectors'], 'matrices'),
  lesson(
    'la-product',
    'Matrix–vector products',
    'locked',
    ['la-dot-product', 'la-matrices'],
    'matrices',
  ),
  lesson('la-inverse', 'The inverse of a matrix', 'coming', ['la-product'], 'matrices'),
];

export const units = [
  { uid: unit, title: 'Vectors in Euclidean space' },
  { uid: 'matrices', title: 'Matrices' },
];

export const course: Course = {
  course_id: courseId,
  kind: 'standard',
  slug: courseId,
  title: 'Essential linear algebra for ML',
  units: [
    {
      unit_uid: unit,
      title: 'Vectors in Euclidean space',
      lesson_count: 6,
      planned_count: 0,
      mastered_count: 3,
      skipped_count: 0,
      free: true,
    },
    {
      unit_uid: 'matrices',
      title: 'Matrices',
      lesson_count: 2,
      planned_count: 1,
      mastered_count: 0,
      skipped_count: 0,
      free: false,
    },
  ],
  lesson_count: 8,
  planned_count: 1,
  mastered_count: 3,
  skipped_count: 0,
  active: true,
  archived: false,
  started_at: '2026-11-01T09:00:00.000Z',
};

export const xp: DailyXp = {
  today: '2026-11-21',
  time_zone: 'Europe/London',
  goal: 30,
  xp_today: 12,
  streak: 6,
  longest_streak: 14,
  missed_days: 0,
  ended_streak: null,
  rest_days: ['2026-11-19'],
  xp_total: 412,
  days: [14, 15, 16, 17, 18, 20, 21].map((day) => ({
    date: `2026-11-${day}`,
    xp: 10 + ((day * 7) % 29),
  })),
};

/** One review that is due, and one that comes in three days from now. */
export const reviews = (now = Date.now()): readonly Review[] =>
  lessons
    .filter((one) => one.status === 'due' || one.status === 'mastered')
    .slice(-2)
    .map(({ lesson_uid, title, status }) => ({
      review_uid: lesson_uid,
      lesson_uid,
      title,
      due: status === 'due',
      due_at: new Date(now + (status === 'due' ? -1 : 3) * 86_400_000).toISOString(),
      strength: 0.82,
      minutes: 4,
    }))
    .toSorted((a, b) => a.due_at.localeCompare(b.due_at));

const action = (
  kind: NextActions['actions'][number]['kind'],
  lesson_uid: string,
  title: string,
  text: string,
  minutes: number,
): NextActions['actions'][number] => ({
  kind,
  lesson_uid,
  session_uid: kind === 'continue' ? '5a1e9f4e-9d1f-4c86-8f5e-0b0f8a6f3f10' : null,
  course_uid: courseId,
  unit_uid: unit,
  title,
  minutes,
  has_access: true,
  reason: { code: kind, text },
});

export const plan: NextActions = {
  backlog: null,
  generated_at: '2026-11-21T19:00:00.000Z',
  daily_xp: { xp: 12, goal: 30 },
  streak: 6,
  actions: [
    action('review', 'la-dot-product', 'The dot product', 'Due today. Last right 6 days ago.', 4),
    action('continue', 'la-norm', 'Length and distance', 'You stopped at step 8 of 11.', 10),
    action(
      'lesson',
      'la-linear-combinations',
      'Linear combinations',
      'Opens span and what rests on it.',
      18,
    ),
  ],
};
