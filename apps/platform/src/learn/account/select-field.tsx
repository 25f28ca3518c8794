import { NativeSelect } from '@chakra-ui/react/native-select';
import { useId } from 'react';

/** One choice of a few, with its label and a line that says what it does. */
export function SelectField({
  label,
  hint,
  options,
  value,
  onChange,
}: {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const field = useId();
  const words = useId();
  return (
    <div className="select-field">
      <label htmlFor={field} className="field-label">
        {label}
      </label>
      <NativeSelect.Root width="min(360px, 100%)">
        <NativeSelect.Field
          id={field}
          value={value}
          aria-describedby={hint === undefined ? undefined : words}
          onChange={(event) => onChange(event.target.value)}
          borderColor="gray.400"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {hint !== undefined && (
        <p id={words} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
