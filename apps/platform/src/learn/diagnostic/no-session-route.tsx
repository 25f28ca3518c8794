import { Navigate } from 'react-router';
import { learnPaths } from '../learn-paths.ts';

/** /learn/diagnostic/session: without a session there is only the dashboard. */
export default function NoSessionRoute() {
  return <Navigate to={learnPaths.diagnostic} replace />;
}
