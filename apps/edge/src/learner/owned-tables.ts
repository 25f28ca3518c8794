import {
  answerRecheck,
  attempt,
  customCourse,
  diagnostic,
  diagnosticAnswer,
  event,
  learner,
  learnerState,
  memoryPoint,
  report,
  session,
  sessionEntry,
} from '../database/schema/index.ts';

/** Every table whose rows belong to a learner: what an export holds and a deletion empties. */
export const ownedTables = {
  learner,
  learner_state: learnerState,
  event,
  memory_point: memoryPoint,
  custom_course: customCourse,
  session,
  session_entry: sessionEntry,
  attempt,
  answer_recheck: answerRecheck,
  diagnostic,
  diagnostic_answer: diagnosticAnswer,
  report,
};
