import { LearningScope } from '../layout-routes/learning-scope.tsx';
import { TakenCards } from './taken-cards.tsx';

/** The cards of the public page, which has no API client of its own. */
export default function TakenDiagnostics() {
  return (
    <LearningScope>
      <TakenCards />
    </LearningScope>
  );
}
