import '@lemma/lesson-renderer/styles.css';
import { Outlet } from 'react-router';

/** Around the learning area: the look of lessons, which public pages do without. */
export default function LessonLookRoute() {
  return <Outlet />;
}
