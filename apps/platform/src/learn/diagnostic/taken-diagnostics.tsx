import { LearningScope } from '../area/learning-scope.tsx';
import { DiagnosticCards } from './diagnostic-cards.tsx';
import { TakenDiagnostic } from './taken-diagnostic.tsx';

/** The cards with what the server knows of each test. */
export default function TakenDiagnostics() {
  return (
    <LearningScope>
      <DiagnosticCards>{(course) => <TakenDiagnostic course={course} />}</DiagnosticCards>
    </LearningScope>
  );
}
