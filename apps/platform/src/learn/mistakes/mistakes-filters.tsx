import { NativeSelect } from '@chakra-ui/react/native-select';
import { X } from 'lucide-react';
import { useId } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Answered } from '../wire.ts';
import { type MistakesFilter, writeFilter } from './mistakes-filter.ts';

const orders = { latest: 'Latest first', 'most-missed': 'Most missed first' } as const;

/** Course, state and order. Each stands in the address. */
export function MistakesFilters({
  page,
  filter,
}: {
  readonly page: Answered<'mistakes'>;
  readonly filter: MistakesFilter;
}) {
  const order = useId();
  const navigate = useNavigate();
  const to = (change: Partial<MistakesFilter>) => ({
    search: writeFilter({ ...filter, ...change }),
  });
  const { course, lesson, state } = filter;
  const skills = page.courses.reduce((sum, one) => sum + one.skills, 0);
  const lessonTitle = page.skills[0]?.lesson.title ?? 'one lesson';
  return (
    <div className="mistakes-filters">
      <Segments
        label="Which"
        segments={[
          ['To practise', page.missed_skills, state === 'open', to({ state: 'open' })],
          ['Mended', page.mended_skills, state === 'mended', to({ state: 'mended' })],
        ]}
      />
      {lesson === '' && page.courses.length + Number(course !== '') > 1 && state === 'open' && (
        <Segments
          label="Course"
          segments={[
            ['All', skills, course === '', to({ course: '' })],
            ...page.courses.map(
              (one) =>
                [
                  one.title,
                  one.skills,
                  course === one.course_uid,
                  to({ course: one.course_uid }),
                ] as const,
            ),
          ]}
        />
      )}
      {lesson !== '' && (
        <Link className="mistakes-lesson" to={to({ lesson: '' })}>
          Only {lessonTitle} <X aria-hidden size={16} />
          <span className="visually-hidden">: show all lessons</span>
        </Link>
      )}
      <div>
        <label className="visually-hidden" htmlFor={order}>
          Order
        </label>
        <NativeSelect.Root width="190px">
          <NativeSelect.Field
            id={order}
            value={filter.order}
            borderColor="gray.400"
            onChange={({ target }) =>
              void navigate(
                to({ order: target.value === 'most-missed' ? 'most-missed' : 'latest' }),
                { replace: true, preventScrollReset: true },
              )
            }
          >
            {Object.entries(orders).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </div>
    </div>
  );
}

type Segment = readonly [
  words: string,
  count: number,
  current: boolean,
  to: { readonly search: string },
];

function Segments({
  label,
  segments,
}: {
  readonly label: string;
  readonly segments: readonly Segment[];
}) {
  return (
    <nav className="mistakes-segments" aria-label={label}>
      {segments.map(([words, count, current, to]) => (
        <Link
          key={words}
          to={to}
          replace
          preventScrollReset
          aria-current={current ? 'true' : undefined}
        >
          {words} <span>{count}</span>
        </Link>
      ))}
    </nav>
  );
}
