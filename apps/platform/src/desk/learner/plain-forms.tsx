import { notify } from '@lemma/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { dayOf } from '../../learn/formatting/figures.ts';
import { saveFile } from '../../learn/save-file.ts';
import { ActForm } from '../act/act-form.tsx';
import { useDeskAct } from '../calls/desk-client.tsx';
import { deskPaths } from '../words/desk-paths.ts';
import { mailName } from '../words/words.ts';
import type { Talk } from './talk-list.tsx';

interface FormProps {
  readonly learnerId: string;
  readonly onDone: (words: string) => void;
  readonly onLeave: () => void;
}

/** Ends what the desk granted. */
export function EndAccessForm({ learnerId, onDone, onLeave }: FormProps) {
  const end = useDeskAct('endAccess');
  return (
    <ActForm
      title="End the granted access?"
      doIt="End access"
      leaveIt="Leave it"
      danger
      call={end}
      onLeave={onLeave}
      onAct={(body) =>
        end.mutate(
          { params: { learner_id: learnerId }, body },
          { onSuccess: () => onDone('The granted access is ended.') },
        )
      }
    >
      <p>It ends at once. What was paid for stays, and progress is kept.</p>
    </ActForm>
  );
}

/** Lets a subscription end with its period. */
export function StopRenewalForm({ learnerId, onDone, onLeave }: FormProps) {
  const stop = useDeskAct('stopRenewal');
  return (
    <ActForm
      title="Stop the renewal?"
      doIt="Stop renewal"
      leaveIt="Let it renew"
      call={stop}
      onLeave={onLeave}
      onAct={(body) =>
        stop.mutate(
          { params: { learner_id: learnerId }, body },
          { onSuccess: () => onDone('The subscription ends with its period.') },
        )
      }
    >
      <p>Access lasts to the end of what is paid. The learner can renew it again themselves.</p>
    </ActForm>
  );
}

/** Says that a talk was had, or takes that back. */
export function TalkForm({
  learnerId,
  talk: { payment_id, bought_at, held_at },
  onDone,
  onLeave,
}: FormProps & { readonly talk: Talk }) {
  const settle = useDeskAct('settleTalk');
  const held = held_at === null;
  return (
    <ActForm
      title={held ? 'Was this talk had?' : 'Was this talk not had?'}
      doIt={held ? 'It was had' : 'It was not had'}
      leaveIt="Leave it"
      call={settle}
      onLeave={onLeave}
      onAct={(act) =>
        settle.mutate(
          { params: { learner_id: learnerId }, body: { ...act, payment_id, held } },
          {
            onSuccess: () =>
              onDone(held ? 'The talk was had.' : 'The talk waits for a time again.'),
          },
        )
      }
    >
      <p>
        Bought on {dayOf(bought_at)}.{' '}
        {held
          ? 'The learner can no longer give it a time, and the terms no longer promise its refund.'
          : 'The learner can give it a time again.'}
      </p>
    </ActForm>
  );
}

/** Sends a mail once more. */
export function ResendForm({
  learnerId,
  mail,
  onDone,
  onLeave,
}: FormProps & { readonly mail: { readonly mail_key: string; readonly kind: string } }) {
  const resend = useDeskAct('resendMail');
  const name = mailName(mail.kind);
  return (
    <ActForm
      title={`Send “${name}” once more?`}
      doIt="Send it"
      leaveIt="Not now"
      call={resend}
      onLeave={onLeave}
      onAct={(act) =>
        resend.mutate(
          { params: { learner_id: learnerId }, body: { ...act, mail_key: mail.mail_key } },
          { onSuccess: () => onDone(`“${name}” is in the queue again.`) },
        )
      }
    >
      <p>It goes to the address that it went to before.</p>
    </ActForm>
  );
}

/** Saves everything that is kept about a learner as a file. */
export function ExportForm({ learnerId, onDone, onLeave }: FormProps) {
  const take = useDeskAct('exportLearner');
  return (
    <ActForm
      title="Export this learner’s data?"
      doIt="Export"
      leaveIt="Not now"
      call={take}
      onLeave={onLeave}
      onAct={(body) =>
        take.mutate(
          { params: { learner_id: learnerId }, body },
          {
            onSuccess: (data) => {
              saveFile('learner.json', JSON.stringify(data, null, 2), 'application/json');
              onDone('The export is saved as learner.json.');
            },
          },
        )
      }
    >
      <p>
        It holds every answer and every payment. Give it to nobody but the learner, and delete the
        file after that.
      </p>
    </ActForm>
  );
}

/** Deletes the account, as its owner could. */
export function DeleteForm({ learnerId, onLeave }: Omit<FormProps, 'onDone'>) {
  const navigate = useNavigate();
  const remove = useDeskAct('deleteLearner');
  const [withCustomer, setWithCustomer] = useState(false);
  return (
    <ActForm
      title="Delete this account?"
      doIt="Delete the account"
      leaveIt="Keep it"
      danger
      call={remove}
      onLeave={onLeave}
      onAct={(act) =>
        remove.mutate(
          { params: { learner_id: learnerId }, body: { ...act, delete_customer: withCustomer } },
          {
            onSuccess: ({ finished }) => {
              notify({
                kind: 'success',
                title: finished ? 'The account is deleted' : 'The account is being deleted',
                ...(finished
                  ? {}
                  : {
                      description:
                        'A provider does not answer just now. The server goes on by itself.',
                    }),
              });
              void navigate(deskPaths.feedback);
            },
          },
        )
      }
    >
      <p>
        Everything that was learned is lost, and a subscription ends without a refund. Payment
        records stay as the law asks, without a name. This cannot be undone.
      </p>
      <label className="act-check">
        <input
          type="checkbox"
          checked={withCustomer}
          onChange={(event) => setWithCustomer(event.target.checked)}
        />
        The payment provider is to forget the customer, too
      </label>
    </ActForm>
  );
}
