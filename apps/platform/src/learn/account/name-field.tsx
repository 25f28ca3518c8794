import { Input } from '@chakra-ui/react/input';
import { useApiMutation } from '@lemma/api-client/react';
import { Button, notify } from '@lemma/ui';
import { useId, useState } from 'react';
import { messages } from '../../toasts/messages.ts';
import { isValidDisplayName, NAME_LIMIT } from '../../shell/display-name.ts';

/** The display name, by the rules of the welcome dialog. */
export function NameField({ name, email }: { readonly name: string; readonly email: string }) {
  const [text, setText] = useState(name);
  const field = useId();
  const update = useApiMutation('updateName');
  const save = () => {
    if (!isValidDisplayName(text, email)) {
      notify(messages.nameInvalid);
      return;
    }
    update.mutate(
      { body: text.trim() },
      {
        onSuccess: () => notify(messages.nameSaved),
        onError: () => notify(messages.nameNotSaved),
      },
    );
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label htmlFor={field} className="field-label">
        Display name
      </label>
      <div className="field-row">
        <Input
          id={field}
          value={text}
          maxLength={NAME_LIMIT}
          autoComplete="nickname"
          onChange={(event) => setText(event.target.value)}
          borderColor="gray.400"
        />
        <Button type="submit" variant="outline" disabled={update.isPending || text.trim() === name}>
          Save
        </Button>
      </div>
    </form>
  );
}
