import { Navigate } from 'react-router';

/** The course's old address. */
export default function PythonDoneRightRoute() {
  return <Navigate to="/learn/paths/essential-python-for-data-science-and-ml" replace />;
}
