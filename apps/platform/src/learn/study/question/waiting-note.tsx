import { Button } from '@lemma/ui';
import { Link } from 'react-router';
import { useDelivery } from '../../delivery/use-delivery.ts';
import { learnPaths } from '../../learn-paths.ts';

export interface WaitingNoteProps {
  /** True where the page itself knows that the answer is right: every test of a program passed here. */
  readonly right: boolean;
  /** Goes on to the next question; undefined where none was kept ahead. */
  readonly onGoOn: (() => void) | undefined;
}

/** Where an answer leads while it cannot be delivered: to the next question that this device has kept. */
export function WaitingNote(props: WaitingNoteProps) {
  const { online, answers, held } = useDelivery();
  return online && answers && held === 0 ? null : <AnswerWaits {...props} />;
}

export function AnswerWaits({ right, onGoOn }: WaitingNoteProps) {
  return (
    <section className="waiting-note" aria-label="Your answer waits">
      <p>
        <strong>
          {right ? 'Right: every test passes here.' : 'Your answer is safe on this device.'}
        </strong>{' '}
        {right
          ? 'It is sent when the network is back; the worked steps come then.'
          : 'It is checked when the network is back. If it was not right, you see it again then, with its answer.'}
        {!onGoOn &&
          ' This was the last question that this device has of the lesson. You can begin another lesson of today.'}
      </p>
      {onGoOn ? (
        <Button size="xl" className="study-go" onClick={onGoOn}>
          Next question
        </Button>
      ) : (
        <Button variant="outline" asChild>
          <Link to={learnPaths.myLearning}>Other lessons of today</Link>
        </Button>
      )}
    </section>
  );
}
