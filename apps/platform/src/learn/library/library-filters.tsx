import { Input } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { useId } from 'react';
import { lessonStates, stateOrder } from '../lesson-state/states.ts';
import type { Course } from '../wire.ts';
import type { LibraryFilter } from './library-filter.ts';

export interface LibraryFiltersProps {
  readonly filter: LibraryFilter;
  readonly courses: readonly Course[];
  readonly onChange: (change: Partial<LibraryFilter>) => void;
}

/** Search, course, unit, state and "free only". */
export function LibraryFilters({ filter, courses, onChange }: LibraryFiltersProps) {
  const search = useId();
  const units = courses
    .filter((course) => filter.course === '' || course.course_id === filter.course)
    .flatMap((course) => course.units.map((unit) => [unit.unit_uid, unit.title] as const));
  return (
    <search className="library-filters">
      <div className="library-search">
        <label htmlFor={search}>Search</label>
        <Input
          id={search}
          type="search"
          value={filter.search}
          onChange={(event) => onChange({ search: event.target.value })}
          borderColor="gray.400"
        />
      </div>
      <Choice
        label="Path"
        value={filter.course}
        options={courses.map((course) => [course.course_id, course.title])}
        onChange={(course) => onChange({ course, unit: '' })}
      />
      <Choice
        label="Unit"
        value={filter.unit}
        options={units}
        onChange={(unit) => onChange({ unit })}
      />
      <Choice
        label="State"
        value={filter.state}
        options={stateOrder.map((state) => [state, lessonStates[state].word])}
        onChange={(state) => onChange({ state: stateOrder.find((known) => known === state) ?? '' })}
      />
      <label className="library-free">
        <input
          type="checkbox"
          checked={filter.free}
          onChange={(event) => onChange({ free: event.target.checked })}
        />
        Free only
      </label>
    </search>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const field = useId();
  return (
    <div>
      <label htmlFor={field}>{label}</label>
      <NativeSelect.Root>
        <NativeSelect.Field
          id={field}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          borderColor="gray.400"
        >
          <option value="">All</option>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </div>
  );
}
