import type { Exercise } from '../protocol/cases.ts';
import type { PythonRuntime } from '../runtime/python-runtime.ts';
import type { SteppedTest } from '../stepper/step-through.tsx';

/** The first visible test that the code fails, or the first of all where it passes them; undefined where none is visible. */
export async function testToStep(
  runtime: PythonRuntime,
  exercise: Pick<Exercise, 'code' | 'cases' | 'files'>,
): Promise<SteppedTest | undefined> {
  const visible = exercise.cases.filter(({ hidden }) => !hidden);
  if (visible.length < 2) return visible[0];
  const { results } = await runtime.grade({ ...exercise, cases: visible, rules: [] });
  const failing = results.findIndex(({ passed }) => !passed);
  return visible[Math.max(failing, 0)];
}
