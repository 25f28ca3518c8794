import { learnMeta } from '../page-title.ts';
import { StartSession } from './start-session.tsx';

export const handle = { bare: true };
export const meta = () => learnMeta('Review');

/** /learn/lessons/:lesson_uid/review */
export default function StartReviewRoute() {
  return <StartSession kind="review" />;
}
