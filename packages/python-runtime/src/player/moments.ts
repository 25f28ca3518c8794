import type { Trace, TraceFrame, TraceStep } from '../runtime/trace.ts';

/** What the learner steps through: what one line did, and the state after it. */
export interface Moment {
  /**
   * `line`: a line has run. `call`, `class`, `resume`: it begins a function's call, a class body, or goes on in a generator.
   * `return`, `yield`: a value leaves a function. `raise`, `arrive`: an exception is raised here, or has come here from a call.
   */
  readonly kind:
    | 'start'
    | 'line'
    | 'call'
    | 'class'
    | 'resume'
    | 'return'
    | 'yield'
    | 'raise'
    | 'arrive';
  /** The line that it is about; 0 at the start. */
  readonly line: number;
  readonly step: TraceStep;
  readonly before: TraceStep | undefined;
  /** The line that runs next, if it is in the same frame. */
  readonly next: number | undefined;
}

/** The moments of a recorded program. A trace has the state before each line: what a line did is known at the next event. */
export function momentsOf({ steps }: Trace): readonly Moment[] {
  const known = new Set<number>();
  const moments: Moment[] = [];
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1];
    const moment = before ? momentAfter(step, before, known) : start(step);
    for (const { number } of step.frames) known.add(number);
    if (moment) moments.push(moment);
  }
  return moments;
}

function start(step: TraceStep): Moment {
  return { kind: 'start', line: 0, step, before: undefined, next: step.line };
}

function momentAfter(
  step: TraceStep,
  before: TraceStep,
  known: ReadonlySet<number>,
): Moment | undefined {
  const { event, line } = step;
  const top = step.frames.at(-1);
  const was = before.frames.find(({ number }) => number === top?.number);
  const both = { step, before, next: undefined };
  if (event === 'return' || event === 'yield') return { ...both, kind: event, line };
  if (event === 'raise') {
    const came = before.event === 'raise' && before.frames.at(-1)?.number !== top?.number;
    return { ...both, kind: came ? 'arrive' : 'raise', line };
  }
  const goesOn = before.event === 'yield' && before.frames.at(-1)?.number === top?.number;
  if (!top || !was || goesOn) return { ...both, ...entered(step, top, known) };
  // An exception that is handled in its own function: nothing has happened between the two events.
  if (before.event === 'raise' && event !== 'end') return undefined;
  return { ...both, kind: 'line', line: was.line, next: event === 'end' ? undefined : line };
}

function entered(
  { frames, line }: TraceStep,
  top: TraceFrame | undefined,
  known: ReadonlySet<number>,
): Pick<Moment, 'kind' | 'line'> {
  const caller = frames.at(-2)?.line ?? line;
  if (top && known.has(top.number)) return { kind: 'resume', line: caller };
  return { kind: top?.kind === 'class' ? 'class' : 'call', line: caller };
}

/** Where a frame stands at a moment: the line that has just run in the innermost one, or the line that waits for a call. */
export function lineOf({ kind, line, step }: Moment, depth: number): number {
  const frame = step.frames[depth];
  if (depth < step.frames.length - 1 || !frame) return frame?.line ?? 0;
  return kind === 'call' || kind === 'class'
    ? frame.firstLine
    : kind === 'resume'
      ? frame.line
      : line;
}
