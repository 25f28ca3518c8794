import { CloudOff } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { type Delivery, useDelivery } from './use-delivery.ts';

/** Says that the server is out of reach or does not get everything, and what waits for it on this device. Nothing is lost. */
export function DeliveryBar() {
  return <DeliveryNote {...useDelivery()} />;
}

export function DeliveryNote({ online, answers, waiting, held }: Delivery) {
  const reached = online && answers;
  const shown = !reached || held > 0;
  const bar = useRef<HTMLOutputElement>(null);
  useRoomAbove(bar, shown);
  return (
    <output ref={bar} className={shown ? 'delivery-bar' : 'visually-hidden'}>
      {shown && (
        <>
          <CloudOff aria-hidden size={18} strokeWidth={1.75} />
          <span>{reached ? heldSentence(held) : sentence(online, waiting)}</span>
        </>
      )}
    </output>
  );
}

/** Tells the page by `--delivery-bar` how much of its top the bar takes: what sticks there sticks below it. */
function useRoomAbove(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!shown || !element) return undefined;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() =>
      style.setProperty('--delivery-bar', `${element.offsetHeight}px`),
    );
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.removeProperty('--delivery-bar');
    };
  }, [bar, shown]);
}

function sentence(online: boolean, waiting: number): string {
  const cause = online ? 'The server does not answer.' : 'You are offline.';
  if (waiting === 0) return `${cause} You see what this device has kept.`;
  return `${cause} ${entriesAre(waiting)} saved on this device and will be sent automatically.`;
}

function heldSentence(held: number): string {
  return `${entriesAre(held)} saved on this device: the network between here and the server refuses ${held === 1 ? 'it' : 'them'}. We keep trying; reload the page, or try another network.`;
}

function entriesAre(count: number): string {
  return count === 1 ? 'One entry is' : `${count} entries are`;
}
