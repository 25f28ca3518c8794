import { useParams } from 'react-router';
import { learnMeta } from '../page-title.ts';
import { CourseProgress } from './course-progress.tsx';

export const meta = () => learnMeta('Progress');

/** /learn/my-learning/progress/:course_id */
export default function ProgressRoute() {
  const { course_id = '' } = useParams();
  return <CourseProgress id={course_id} />;
}
