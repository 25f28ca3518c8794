import { NativeSelect } from '@chakra-ui/react/native-select';
import { useId, useState } from 'react';
import { ActForm } from '../act/act-form.tsx';
import { useDeskAct } from '../calls/desk-client.tsx';

const lengths = [
  { value: '7', name: '7 days' },
  { value: '30', name: '30 days' },
  { value: '90', name: '90 days' },
  { value: '365', name: 'a year' },
  { value: 'for-good', name: 'for good' },
] as const;

/** Gives access without payment. */
export function GrantForm({
  learnerId,
  onDone,
  onLeave,
}: {
  readonly learnerId: string;
  readonly onDone: (words: string) => void;
  readonly onLeave: () => void;
}) {
  const [length, setLength] = useState<string>('30');
  const grant = useDeskAct('grantAccess');
  const field = useId();
  const words = lengths.find(({ value }) => value === length)?.name ?? length;
  return (
    <ActForm
      title="Grant access without payment?"
      doIt={`Grant access: ${words}`}
      leaveIt="Not now"
      call={grant}
      onLeave={onLeave}
      onAct={(act) =>
        grant.mutate(
          {
            params: { learner_id: learnerId },
            body: { ...act, days: length === 'for-good' ? null : Number(length) },
          },
          { onSuccess: () => onDone(`Access is granted: ${words}.`) },
        )
      }
    >
      <label htmlFor={field} className="act-label">
        How long
      </label>
      <NativeSelect.Root width="200px">
        <NativeSelect.Field
          id={field}
          value={length}
          borderColor="gray.400"
          onChange={(event) => setLength(event.target.value)}
        >
          {lengths.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <p className="desk-quiet">Every lesson is open from now on. It keeps nobody from buying.</p>
    </ActForm>
  );
}
