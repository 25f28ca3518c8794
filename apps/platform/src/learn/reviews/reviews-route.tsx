// First, so that these styles have the place in the page that the screens before gave them.
import '../study/study-styles.ts';
import './reviews.css';
import { Refusal } from '../page-states/answer.tsx';
import { learnMeta } from '../page-title.ts';
import { StudySkeleton } from '../study/study-skeleton.tsx';
import { NoReviews } from './no-reviews.tsx';
import { ReviewScreen } from './review-screen.tsx';
import { useQueueOfToday } from './use-queue-of-today.ts';

export const handle = { bare: true };
export const meta = () => learnMeta('Review');

/** /learn/my-learning/reviews: what is due, mixed over lessons, as one session. */
export default function ReviewsRoute() {
  const { queue, error, retry, more } = useQueueOfToday();
  if (error) return <Refusal error={error} what="your reviews" onRetry={retry} />;
  if (!queue) return <StudySkeleton />;
  if (queue.reviews.length === 0) return <NoReviews />;
  return <ReviewScreen key={queue.reviews[0]?.session} queue={queue} onMore={more} />;
}
