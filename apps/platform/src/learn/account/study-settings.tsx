import { Input } from '@chakra-ui/react/input';
import { useApiMutation } from '@lemma/api-client/react';
import { Button, notify } from '@lemma/ui';
import { useId, useState } from 'react';
import type { Answered } from '../wire.ts';
import { percent } from '../formatting/figures.ts';
import { costInWords, recallChoices } from './recall-choices.ts';
import { SelectField } from './select-field.tsx';

const LEAST_GOAL = 5;
const MOST_GOAL = 480;

const dayStarts = [0, 1, 2, 3, 4, 5, 6].map((hour) => ({
  value: String(hour),
  name: hour === 0 ? 'Midnight' : `${hour} a.m.`,
}));

const noRest = 'none';
const restDays = [
  { value: noRest, name: 'No rest day' },
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
    (name, index) => ({ value: String(index + 1), name }),
  ),
];

/** The choices, and the one that is set, should another program have set another. */
function recalls(current: number) {
  const other = recallChoices.some(({ retention }) => retention === current)
    ? []
    : [{ value: String(current), name: percent(current) }];
  return [
    ...recallChoices.map(({ retention, name }) => ({ value: String(retention), name })),
    ...other,
  ];
}

type Settings = Pick<
  Answered<'me'>,
  'daily_goal' | 'time_zone' | 'day_start' | 'rest_day' | 'retention'
>;

/** Daily goal in XP, and what days and streaks are counted by: time zone, the hour at which a day begins, and the rest day. */
export function StudySettings({ profile }: { readonly profile: Settings }) {
  const [goal, setGoal] = useState(String(profile.daily_goal));
  const [zone, setZone] = useState(profile.time_zone);
  const [dayStart, setDayStart] = useState(String(profile.day_start));
  const [restDay, setRestDay] = useState(String(profile.rest_day ?? noRest));
  const [recall, setRecall] = useState(String(profile.retention));
  const update = useApiMutation('updateSettings');
  const goalField = useId();
  const wanted = Number(goal);
  const valid = Number.isInteger(wanted) && wanted >= LEAST_GOAL && wanted <= MOST_GOAL;
  const save = () => {
    if (!valid) {
      notify({
        kind: 'error',
        title: 'Not a goal',
        description: `Enter a whole number from ${LEAST_GOAL} to ${MOST_GOAL}.`,
      });
      return;
    }
    update.mutate(
      {
        body: {
          daily_goal: wanted,
          time_zone: zone,
          day_start: Number(dayStart),
          rest_day: restDay === noRest ? null : Number(restDay),
          // Each choice is kept with its moment: what did not change is none.
          ...(Number(recall) === profile.retention ? {} : { retention: Number(recall) }),
        },
      },
      {
        onSuccess: () => notify({ kind: 'success', title: 'Saved' }),
        onError: () => notify({ kind: 'error', title: 'Not saved', description: 'Try it again.' }),
      },
    );
  };
  return (
    <section>
      <h2>Study</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <label htmlFor={goalField} className="field-label">
          Daily goal in XP (one XP is a minute of focused work)
        </label>
        <Input
          id={goalField}
          inputMode="numeric"
          width="120px"
          value={goal}
          aria-invalid={!valid}
          onChange={(event) => setGoal(event.target.value)}
          borderColor="gray.400"
        />
        <SelectField
          label="Time zone of your days and your streak"
          options={zones(profile.time_zone)}
          value={zone}
          onChange={setZone}
        />
        <SelectField
          label="Your day begins at"
          hint="Work before this hour counts for the day before. Past days stay as they are."
          options={dayStarts}
          value={dayStart}
          onChange={setDayStart}
        />
        <SelectField
          label="Rest day"
          hint="A day in each week, from tomorrow on, that breaks no streak if you do not study."
          options={restDays}
          value={restDay}
          onChange={setRestDay}
        />
        <SelectField
          label="Reviews"
          hint={costInWords(Number(recall))}
          options={recalls(profile.retention)}
          value={recall}
          onChange={setRecall}
        />
        <p className="action-row">
          <Button type="submit" variant="outline" disabled={update.isPending}>
            Save
          </Button>
        </p>
      </form>
    </section>
  );
}

/** Every zone the browser knows, and the one that is set, should the browser not know it. */
function zones(current: string) {
  return [...new Set([current, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
    .sort()
    .map((value) => ({ value, name: value.replaceAll('_', ' ') }));
}
