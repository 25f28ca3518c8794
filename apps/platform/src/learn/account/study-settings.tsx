import { Input } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { useApiMutation } from '@lemma/api-client/react';
import { Button, notify } from '@lemma/ui';
import { useId, useState } from 'react';
import type { Answered } from '../wire.ts';

const LEAST_GOAL = 5;
const MOST_GOAL = 480;

/** Daily goal in XP, and the time zone that days and streaks are counted in. */
export function StudySettings({
  profile,
}: {
  readonly profile: Pick<Answered<'me'>, 'daily_goal' | 'time_zone'>;
}) {
  const [goal, setGoal] = useState(String(profile.daily_goal));
  const [zone, setZone] = useState(profile.time_zone);
  const update = useApiMutation('updateSettings');
  const goalField = useId();
  const zoneField = useId();
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
      { body: { daily_goal: wanted, time_zone: zone } },
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
        <label htmlFor={zoneField} className="field-label">
          Time zone of your days and your streak
        </label>
        <NativeSelect.Root width="min(360px, 100%)">
          <NativeSelect.Field
            id={zoneField}
            value={zone}
            onChange={(event) => setZone(event.target.value)}
            borderColor="gray.400"
          >
            {zones(profile.time_zone).map((name) => (
              <option key={name} value={name}>
                {name.replaceAll('_', ' ')}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
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
function zones(current: string): string[] {
  return [...new Set([current, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
}
