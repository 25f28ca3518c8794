import { useCallback, useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useDraft } from './use-draft.ts';
import { ProgramEditor } from '../files/program-editor.tsx';
import { mainFile, splitStarter } from '../protocol/program-files.ts';
import type { PythonCase, PythonRule } from '../protocol/cases.ts';
import type { GradeResult } from '../grading/grade.ts';
import { OutputPanel } from './output-panel.tsx';
import { StepButton, StepPanel, useStepThrough } from '../stepper/step-through.tsx';
import { ResetIcon } from '../icons/icons.tsx';
import { testToStep } from './test-to-step.ts';
import { visibleCalls } from './run-calls.ts';
import { usePython } from '../provider/python-provider.tsx';
import { sayProblem } from '../runtime/say-problem.ts';
import { RunButton } from './run-button.tsx';
import { TestList } from './test-list.tsx';
import { useProgram } from './use-program.ts';
import { ScrollingText } from '../output/scrolling-text.tsx';
import { usePythonStrings } from '../strings/use-strings.ts';

export interface ExerciseAnswer {
  readonly code: string;
  readonly results: readonly { readonly name: string; readonly passed: boolean }[];
}

export interface PythonExerciseProps {
  /**
   * One file, or several: each further one stands behind a line with its name, `-- shapes.py --`. Those that are not Python
   * can be read and not changed, and are not part of an answer.
   */
  readonly starter: string;
  readonly cases: readonly PythonCase[];
  readonly rules: readonly PythonRule[];
  /** Called after each grade with what the learner wrote and which tests passed: a claim, not a score. */
  readonly onResult?: (answer: ExerciseAnswer) => void;
  /**
   * Adds a button below failed tests that hands the program in all the same. Called with the code that is in the editor
   * at that moment and with its verdicts: code that was edited since the tests ran is tested first. `onResult` is not
   * called for it.
   */
  readonly onHandIn?: (answer: ExerciseAnswer) => void;
  /** Name under which the code is kept for 24 hours; without it nothing is kept. */
  readonly draftKey?: string;
  /**
   * For a test of what somebody knows: tests run when the program is handed in, and what they say goes to `onResult`
   * alone. Default false.
   */
  readonly sealed?: boolean;
  /** Shown above the editor and in tracebacks. Default `main.py`. */
  readonly filename?: string;
  /** The task, set beside the editor where there is room. */
  readonly children?: ReactNode;
}

interface Tested {
  readonly code: string;
  readonly result: GradeResult;
}

/** An exercise: editor, Run, and tests graded outside the learner's interpreter. */
export function PythonExercise(props: PythonExerciseProps) {
  const { starter, cases, rules, onResult, onHandIn, draftKey, sealed = false, children } = props;
  const { filename = mainFile } = props;
  const page = usePython();
  const program = useProgram();
  const steps = useStepThrough();
  const strings = usePythonStrings();
  const given = useMemo(() => splitStarter(starter), [starter]);
  const { files } = given;
  const [text, setText, resetDraft] = useDraft(draftKey, given.program);
  const ns = useId();
  // Sealed, a run says nothing that the tests would.
  const calls = useMemo(() => (sealed ? [] : visibleCalls(cases)), [cases, sealed]);
  const [tested, setTested] = useState<Tested>();
  const [grading, setGrading] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const verdict = tested?.result;

  const run = useCallback(
    (code: string) => {
      // Each run begins anew, and the tests' calls find what it defined.
      page.runtime().forget(ns);
      void program.run(code, { filename, ns, calls, files });
    },
    [program, filename, page, ns, calls, files],
  );

  const grade = async (deliver: ((answer: ExerciseAnswer) => void) | undefined) => {
    setGrading(true);
    setTested(undefined);
    setProblem(undefined);
    try {
      const result = await page.runtime().grade({ code: text, files, cases, rules });
      if (!sealed) setTested({ code: text, result });
      deliver?.(answerOf(text, result));
    } catch (error) {
      setProblem(error);
    } finally {
      setGrading(false);
    }
  };
  const handIn = async () => {
    if (tested?.code === text) onHandIn?.(answerOf(text, tested.result));
    else await grade(onHandIn);
  };
  const complete = useCallback((before: string) => page.runtime().complete(before, ns), [page, ns]);
  const reset = () => {
    resetDraft();
    steps.close();
    program.reset();
    setTested(undefined);
  };

  return (
    <section
      className="lemma-py lemma-py-exercise"
      role="group"
      aria-label={strings.exercise.label}
    >
      <div className="lemma-py-columns">
        <div className="lemma-py-task">{children}</div>
        <div className="lemma-py-work">
          <div className="lemma-py-card">
            {/* The stepper shows the code itself. */}
            <div hidden={steps.recorded !== undefined}>
              <ProgramEditor
                label={strings.exercise.yourCode}
                main={filename}
                text={text}
                given={files}
                onChange={setText}
                onRun={run}
                complete={complete}
                error={program.error ?? verdict?.error}
              >
                <span>{strings.exercise.runsHere}</span>
              </ProgramEditor>
            </div>
            <div className="lemma-py-bar lemma-py-bar-sticky">
              <button type="button" className="lemma-py-button lemma-py-reset" onClick={reset}>
                <ResetIcon /> {strings.controls.reset}
              </button>
              <span className="lemma-py-space" />
              <span className="lemma-py-shortcut">{strings.exercise.shortcut}</span>
              {!sealed && (
                <StepButton
                  steps={steps}
                  code={text}
                  file={filename}
                  files={files}
                  findTest={() => testToStep(page.runtime(), { code: text, cases, files })}
                />
              )}
              <RunButton
                program={program}
                onRun={() => {
                  run(text);
                }}
              />
              <button
                type="button"
                className="lemma-py-button lemma-py-main"
                disabled={grading}
                onClick={() => void grade(onResult)}
              >
                {sealed
                  ? strings.exercise.handIn
                  : grading
                    ? strings.exercise.testing
                    : strings.exercise.test}
              </button>
            </div>
            <StepPanel steps={steps} />
          </div>
          <OutputPanel program={program} />
        </div>
        <div className="lemma-py-verdict">
          {problem !== undefined && (
            <p className="lemma-py-notice" role="alert">
              {sayProblem(problem, strings)}
            </p>
          )}
          {verdict?.error && (
            <ScrollingText className="lemma-py-traceback" label={strings.output.error}>
              {verdict.error.text}
            </ScrollingText>
          )}
          {verdict && <TestList results={verdict.results} />}
          {verdict && !verdict.passed && onHandIn && (
            <p className="lemma-py-hand-in">
              <button type="button" className="lemma-py-button" onClick={() => void handIn()}>
                {strings.exercise.handInAsItIs}
              </button>
              <span>{strings.exercise.countsAsWrong}</span>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

function answerOf(code: string, { results }: GradeResult): ExerciseAnswer {
  return { code, results: results.map(({ name, passed }) => ({ name, passed })) };
}
