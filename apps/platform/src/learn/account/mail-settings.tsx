import { NativeSelect } from '@chakra-ui/react/native-select';
import { useApiMutation, useApiQuery } from '@lemma/api-client/react';
import { Button, notify } from '@lemma/ui';
import { useId, useState } from 'react';
import type { Answered } from '../wire.ts';

type Settings = Answered<'mailSettings'>;

const hours = Array.from({ length: 18 }, (_, index) => index + 5);

/** Mail that the learner may choose; nothing on a server that sends none. */
export function MailSettings() {
  const { data, isError } = useApiQuery('mailSettings', {});
  if (isError)
    return (
      <section>
        <h2>E-mail</h2>
        <p role="alert">Your e-mail settings could not be loaded. Reload the page.</p>
      </section>
    );
  if (!data?.available) return null;
  return (
    <section>
      <h2>E-mail</h2>
      <MailForm settings={data} />
    </section>
  );
}

function MailForm({ settings }: { readonly settings: Settings }) {
  const [reminders, setReminders] = useState(settings.reminders);
  const [weekly, setWeekly] = useState(settings.weekly);
  const [hour, setHour] = useState(settings.hour);
  const update = useApiMutation('updateMailSettings');
  const hourField = useId();
  const save = () =>
    update.mutate(
      { body: { reminders, weekly, hour } },
      {
        onSuccess: () => notify({ kind: 'success', title: 'Saved' }),
        onError: () => notify({ kind: 'error', title: 'Not saved', description: 'Try it again.' }),
      },
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {settings.address === null ? (
        <p>
          Your address is not confirmed yet, so no mail is sent. Open the link in the message that
          you got when you signed up, then log in again.
        </p>
      ) : (
        <p>Sent to {settings.address}. Each message has a link that stops it.</p>
      )}
      <Choice checked={reminders} onChange={setReminders}>
        Remind me when reviews are due or my streak would end, at most once a day
      </Choice>
      <Choice checked={weekly} onChange={setWeekly}>
        Send me a summary of my week on Sundays
      </Choice>
      <label htmlFor={hourField} className="field-label">
        Time of day
      </label>
      <NativeSelect.Root width="120px">
        <NativeSelect.Field
          id={hourField}
          value={String(hour)}
          onChange={(event) => setHour(Number(event.target.value))}
          borderColor="gray.400"
        >
          {hours.map((one) => (
            <option key={one} value={one}>
              {String(one).padStart(2, '0')}:00
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <p className="action-row">
        <Button type="submit" variant="outline" disabled={update.isPending}>
          Save e-mail settings
        </Button>
      </p>
    </form>
  );
}

interface ChoiceProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: string;
}

function Choice({ checked, onChange, children }: ChoiceProps) {
  return (
    <label className="mail-choice">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
