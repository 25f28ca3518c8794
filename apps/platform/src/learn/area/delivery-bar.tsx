import { useOutboxState } from '@lemma/api-client/react';
import { CloudOff } from 'lucide-react';
import { useOnline } from './use-online.ts';

/** Says that answers wait on this device. Nothing is lost: they are sent when the server answers again. */
export function DeliveryBar() {
  const { pending, stalled } = useOutboxState();
  const online = useOnline();
  return <DeliveryNote online={online} waiting={stalled || !online ? pending : 0} />;
}

export interface DeliveryNoteProps {
  readonly online: boolean;
  /** Entries that wait. */
  readonly waiting: number;
}

export function DeliveryNote({ online, waiting }: DeliveryNoteProps) {
  const shown = !online || waiting > 0;
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
  if (waiting === 0) return `${cause} What you have open stays readable.`;
  const what = waiting === 1 ? 'One answer is' : `${waiting} answers are`;
  return `${cause} ${what} saved on this device and will be sent by itself.`;
}
