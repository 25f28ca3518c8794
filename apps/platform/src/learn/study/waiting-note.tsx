import { Button } from '@lemma/ui';
import { Link } from 'react-router';
import { useDelivery } from '../area/use-delivery.ts';
import { learnPaths } from '../learn-paths.ts';

/**
 * Where an answer leads while it cannot be delivered. Its key is the server's alone, and so is the choice of the next
 * question: this lesson stands still until then, the others that this device has kept do not.
 */
export function WaitingNote() {
  const { online, answers } = useDelivery();
  return online && answers ? null : <AnswerWaits />;
}

export function AnswerWaits() {
  return (
    <section className="waiting-note" aria-label="Your answer waits">
      <p>
        <strong>Your answer is safe on this device.</strong> It is sent by itself, and the lesson
        goes on from here: what comes next depends on it. Until then you can begin another lesson of
        today.
      </p>
      <Button variant="outline" asChild>
        <Link to={learnPaths.myLearning}>Other lessons of today</Link>
      </Button>
    </section>
  );
}
