import { Input } from '@chakra-ui/react/input';
import { useApiMutation } from '@lemma/api-client/react';
import { Button, FullUi, Modal, Notice } from '@lemma/ui';
import { useId, useState } from 'react';
import { useAuth } from '../../auth/auth-context.ts';

const SENTENCE = 'delete my account';

/** Deletes the account after its owner has typed that they want it. */
export function DeleteAccount() {
  const { logout } = useAuth();
  const remove = useApiMutation('deleteAccount');
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const field = useId();
  const confirmed = text.trim().toLowerCase() === SENTENCE;
  const go = () =>
    remove.mutate({ body: { confirm: SENTENCE } }, { onSuccess: () => void logout() });
  return (
    <>
      <p className="action-row">
        <Button variant="outline" colorPalette="red" onClick={() => setOpen(true)}>
          Delete my account
        </Button>
      </p>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Delete your account?"
        footer={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button colorPalette="red" disabled={!confirmed || remove.isPending} onClick={go}>
              Delete for good
            </Button>
          </>
        }
      >
        <FullUi>
          <p>
            All you have learnt here, your answers and your plan are deleted at once and cannot come
            back. Records of payments stay without your name, as the law asks. A running
            subscription ends with it, at once.
          </p>
          <label htmlFor={field} className="field-label">
            Type “{SENTENCE}”
          </label>
          <Input
            id={field}
            value={text}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
            borderColor="gray.400"
          />
          {remove.isError && <Notice variant="error">It was not deleted. Try it again.</Notice>}
        </FullUi>
      </Modal>
    </>
  );
}
