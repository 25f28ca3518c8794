import { useApiMutation, useApiQuery } from '@lemma/api-client/react';
import { Input } from '@chakra-ui/react/input';
import { Button, FullUi, Modal, notify } from '@lemma/ui';
import { type FormEvent, useId, useState } from 'react';
import { brand } from '../brand/brand.ts';
import { inForceSince } from '../brand/legal.ts';
import { messages } from '../toasts/messages.ts';
import { AgreementSentence } from './agreement-sentence.tsx';
import { documentsToAgree } from './agreement.ts';
import { isValidDisplayName, lacksDisplayName, NAME_LIMIT } from './display-name.ts';
import { useKeptFlag } from './kept-flag.ts';
import { useProfile } from './profile.ts';

/** Key of local storage under which 'Maybe later' is kept. */
export const NAME_DIALOG_KEY = 'hasDismissedDisplayNameModal';

/**
 * Asks a learner without a name what to be called, once there is something that bears it: not before the first study.
 * 'Maybe later' is for good, the X for this visit.
 */
export function DisplayNameDialog() {
  const { data: profile } = useProfile();
  const { mutateAsync: updateName, isPending } = useApiMutation('updateName');
  const [dismissed, dismiss] = useKeptFlag(NAME_DIALOG_KEY);
  const [hidden, setHidden] = useState(false);
  const [name, setName] = useState('');
  const { mutateAsync: agree } = useApiMutation('agree');
  const toAgree = documentsToAgree(profile?.agreed);
  const field = useId();
  const form = useId();
  const asks = profile !== undefined && lacksDisplayName(profile) && !dismissed && !hidden;
  const { data: onboarding } = useApiQuery('onboardingStatus', {}, { enabled: asks });
  if (!profile) return null;

  const save = async () => {
    if (!isValidDisplayName(name, profile.email)) return notify(messages.nameInvalid);
    try {
      await updateName({ body: name.trim() });
      // Where that fails the banner asks again.
      if (toAgree.length > 0) await agree({ body: { ...inForceSince } }).catch(() => undefined);
      notify(messages.nameSaved);
      setHidden(true);
    } catch {
      notify(messages.nameNotSaved);
    }
    return undefined;
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <Modal
      open={asks && onboarding?.has_studied === true}
      onClose={() => setHidden(true)}
      title={`Welcome to ${brand.name}`}
      footer={
        <>
          <Button variant="outline" onClick={dismiss}>
            Maybe later
          </Button>
          <Button type="submit" form={form} loading={isPending}>
            Save
          </Button>
        </>
      }
    >
      <FullUi>
        <form id={form} onSubmit={onSubmit} noValidate>
          <label htmlFor={field}>What should we call you?</label>
          <Input
            id={field}
            mt="2"
            h="11"
            value={name}
            maxLength={NAME_LIMIT}
            autoComplete="nickname"
            borderColor="gray.400"
            onChange={(event) => setName(event.target.value)}
          />
        </form>
        {toAgree.length > 0 && <AgreementSentence by="By saving" />}
      </FullUi>
    </Modal>
  );
}
