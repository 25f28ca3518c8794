import { useOutboxState } from '@lemma/api-client/react';
import { CloudOff } from 'lucide-react';
import { useServerAnswers } from '../../offline/reach.ts';
import { useOnline } from './use-online.ts';

/** Says that the server is out of reach, and what waits for it on this device. Nothing is lost. */
export function DeliveryBar() {
  const { pending, stalled } = useOutboxState();
  const online = useOnline();
  const answers = useServerAnswers() && !stalled;
  return (
    <DeliveryNote online={online} answers={answers} waiting={online && answers ? 0 : pending} />
  );
}

export interface DeliveryNoteProps {
  readonly online: boolean;
  /** Whether the server does. It can be down while the browser is online. */
  readonly answers: boolean;
  /** Answers and places that wait to be sent. */
  readonly waiting: number;
}

export function DeliveryNote({ online, answers, waiting }: DeliveryNoteProps) {
  const shown = !online || !answers;
  return (
    <output className={shown ? 'delivery-bar' : 'visually-hidden'}>
      {shown && (
        <>
          <CloudOff aria-hidden size={18} strokeWidth={1.75} />
          <span>{sentence(online, waiting)}</span>
        </>
      )}
    </output>
  );
}

function sentence(online: boolean, waiting: number): string {
  const cause = online ? 'The server does not answer.' : 'You are offline.';
  if (waiting === 0) return `${cause} You see what this device has kept.`;
  const what = waiting === 1 ? 'One entry is' : `${waiting} entries are`;
  return `${cause} ${what} saved on this device and will be sent by itself.`;
}
