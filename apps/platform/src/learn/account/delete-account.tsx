import { Input } from '@chakra-ui/react/input';
import { useApiMutation } from '@lemma/api-client/react';
import { Button, FullUi, Modal, Notice } from '@lemma/ui';
import { useId, useState } from 'react';
import { useAuth } from '../../auth/auth-context.ts';
import { DeletionPlan } from './deletion-plan.tsx';

const SENTENCE = 'delete my account';

/** Deletes the account after its owner has typed that they want it. */
export function DeleteAccount() {
  const { logout } = useAuth();
  const remove = useApiMutation('deleteAccount');
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [withCustomer, setWithCustomer] = useState(false);
  const field = useId();
  const confirmed = text.trim().toLowerCase() === SENTENCE;
  const unfinished = remove.data?.finished === false;
  const go = () =>
    remove.mutate(
      { body: { confirm: SENTENCE, delete_customer: withCustomer } },
      { onSuccess: ({ finished }) => finished && void logout() },
    );
  return (
    <>
      <p className="action-row">
        <Button variant="outline" tone="danger" onClick={() => setOpen(true)}>
          Delete my account
        </Button>
      </p>
      <Modal
        open={open}
        onClose={() => (unfinished ? void logout() : setOpen(false))}
        title={unfinished ? 'Your account is being deleted' : 'Delete your account?'}
        footer={
          unfinished ? (
            <Button onClick={() => void logout()}>Sign out</Button>
          ) : (
            <>
              <Button variant="outline" onClick={() => setOpen(false)}>
                Keep it
              </Button>
              <Button tone="danger" disabled={!confirmed || remove.isPending} onClick={go}>
                Delete for good
              </Button>
            </>
          )
        }
      >
        <FullUi>
          {unfinished ? (
            <p>
              One of our providers does not answer just now. Nobody can use the account any more,
              and the rest is deleted without you as soon as the provider answers.
            </p>
          ) : (
            <>
              <DeletionPlan withCustomer={withCustomer} onWithCustomer={setWithCustomer} />
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
              {remove.isError && (
                <Notice variant="error">Your account was not deleted. Try again.</Notice>
              )}
            </>
          )}
        </FullUi>
      </Modal>
    </>
  );
}
