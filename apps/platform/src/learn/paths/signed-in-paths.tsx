import { LearningScope } from '../layout-routes/learning-scope.tsx';
import { PathChooser } from './path-chooser.tsx';

/** /learn/paths for those who are signed in; visitors see the public page. Loads late: it brings the learning area. */
export default function SignedInPaths() {
  return (
    <LearningScope>
      <PathChooser />
    </LearningScope>
  );
}
