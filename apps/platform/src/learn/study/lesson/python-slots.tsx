import type { ExerciseSlot, LessonSlots, PythonSlot } from '@lemma/lesson-renderer';
import {
  type ExerciseAnswer,
  ProgramPlayer,
  PythonCell,
  PythonExercise,
} from '@lemma/python-runtime/react';

/**
 * Cells of a lesson share one namespace, top to bottom, and the console beside it shares it too. What is typed in one is
 * kept under its id, which begins with the lesson's uid. A program that is played has its own namespace.
 */
const LessonPython: PythonSlot = ({ play, autoRun = false, onEvent, ...block }) => {
  const program = { ...block, autoRun };
  return play ? (
    <ProgramPlayer {...program} onPlay={(played) => onEvent({ type: 'play', detail: played })} />
  ) : (
    <PythonCell
      {...program}
      draftKey={block.id}
      onRun={(run) => onEvent({ type: 'run', detail: run })}
    />
  );
};

/**
 * The editor and tests of a question. Running tests is practice, not an attempt: the answer goes off when all pass, or
 * when the learner hands in what there is.
 */
const Exercise: ExerciseSlot = ({ question, exercise, disabled, onAnswer, onEvent }) => {
  const onResult = (answer: ExerciseAnswer) => {
    const passed = answer.results.filter((result) => result.passed).length;
    const tests = answer.results.length;
    onEvent({ type: 'run', detail: { passed, tests } });
    if (!disabled && tests > 0 && passed === tests) onAnswer({ kind: 'repl', ...answer });
  };
  return (
    <PythonExercise
      starter={exercise.starter}
      cases={exercise.cases}
      rules={exercise.rules}
      onResult={onResult}
      {...(!disabled && {
        onHandIn: (answer: ExerciseAnswer) => onAnswer({ kind: 'repl', ...answer }),
      })}
      draftKey={`${question.uid}/${question.seed}`}
    />
  );
};

/** In a diagnostic and in a quiz a program is handed in once, like any other answer; what its tests say is not shown. */
const SealedExercise: ExerciseSlot = ({ question, exercise, disabled, onAnswer }) => (
  <PythonExercise
    sealed
    starter={exercise.starter}
    cases={exercise.cases}
    rules={exercise.rules}
    onResult={(answer) => {
      if (!disabled) onAnswer({ kind: 'repl', ...answer });
    }}
    draftKey={`${question.uid}/${question.seed}`}
  />
);

export const pythonSlots: LessonSlots = { python: LessonPython, exercise: Exercise };
export const sealedSlots: LessonSlots = { python: LessonPython, exercise: SealedExercise };
