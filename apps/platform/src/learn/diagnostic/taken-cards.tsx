import { DiagnosticCards } from './diagnostic-cards.tsx';
import { TakenDiagnostic } from './taken-diagnostic.tsx';

/** The cards with what the server knows of each test. */
export function TakenCards() {
  return <DiagnosticCards>{(course) => <TakenDiagnostic course={course} />}</DiagnosticCards>;
}
