import type { WidgetHost } from '@lemma/lesson-renderer';
import type { CSSProperties } from 'react';
import { Announcer } from '../frame/announcer.tsx';
import { PlayControls } from '../stepper/play-controls.tsx';
import { StepFooter } from '../stepper/step-footer.tsx';
import { useStepper } from '../stepper/use-stepper.ts';
import { useStrings } from '../strings/use-strings.ts';
import { CodeLines } from './code-lines.tsx';
import { changedNames, changedObjects, explainStep } from './explain.ts';
import { EMPTY, isRef, type Memory } from './memory.ts';
import { MemoryPicture } from './memory-picture.tsx';
import type { ListMutationTracerProps } from './schema.ts';
import { englishListMutationTracer } from '../strings/list-mutation-tracer.ts';
import { traceProgram } from './trace.ts';

type ViewProps = ListMutationTracerProps & { readonly host: WidgetHost };

/** Starts anew when the author gives other code. */
export function ListMutationTracer(props: ViewProps) {
  return <Tracer key={props.code} {...props} />;
}

/** The most objects and the most simple values that are in memory at any step. */
function roomFor(memories: readonly Memory[]): CSSProperties & Record<`--lw-${string}`, number> {
  const simple = ({ names }: Memory) => [...names.values()].filter((value) => !isRef(value)).length;
  return {
    '--lw-objects': Math.max(0, ...memories.map(({ heap }) => heap.size)),
    '--lw-values': Math.max(0, ...memories.map(simple)),
  };
}

function Tracer({ code, host }: ViewProps) {
  const strings = useStrings('list-mutation-tracer', englishListMutationTracer);
  const { lines, steps, problem } = traceProgram(code);
  // A failing line is a step too: the learner meets the error where Python raises it.
  const last = steps.length + (problem ? 1 : 0);
  const stepper = useStepper(last, (position) =>
    host.onEvent?.({
      type: position === last ? 'completed' : 'stepped',
      detail: { position, count: last },
    }),
  );
  const { position } = stepper;
  const step = steps[position - 1];
  const failed = problem !== undefined && position > steps.length;
  const memory = step?.after ?? (failed ? steps.at(-1)?.after : undefined) ?? EMPTY;
  const sentence = failed
    ? strings.stops(problem.line, `${problem.kind}: ${problem.message}`)
    : step
      ? explainStep(step, strings)
      : strings.start;

  return (
    <div className="lw">
      <div className="lw-body">
        <CodeLines lines={lines} ran={position} failed={failed} />
        <div className="lw-memory-room" style={roomFor(steps.map(({ after }) => after))}>
          <MemoryPicture
            memory={memory}
            changedNames={step ? changedNames(step) : []}
            changedObjects={step ? changedObjects(step) : []}
          />
        </div>
        <p className={failed ? 'lw-problem' : 'lw-sentence'}>{sentence}</p>
        <div className="lw-tools">
          <PlayControls stepper={stepper} />
        </div>
      </div>
      <StepFooter stepper={stepper} count={last} first={1} />
      <Announcer
        text={position === 0 ? sentence : strings.sayStep(lines[position - 1] ?? '', sentence)}
      />
    </div>
  );
}
