import type { TraceStep } from '../runtime/trace.ts';
import { usePythonStrings } from '../strings/use-strings.ts';
import { ValueText, sameShown } from './value-text.tsx';

interface FramesViewProps {
  readonly step: TraceStep;
  readonly before: TraceStep | undefined;
}

/** The call stack, outermost first; a variable that the last step changed is lit and marked for screen readers. */
export function FramesView({ step, before }: FramesViewProps) {
  const strings = usePythonStrings().stepper;
  return (
    <>
      {step.frames.map((frame, depth) => (
        <table key={depth} className="lemma-py-scope">
          <caption>{depth > 0 ? strings.call(frame.name, frame.line) : frame.name}</caption>
          <tbody>
            {frame.variables.map(([name, value]) => {
              const earlier = before?.frames[depth];
              const old =
                earlier?.name === frame.name ? new Map(earlier.variables).get(name) : undefined;
              const changed = before !== undefined && !sameShown(old, value);
              return (
                <tr key={name} data-changed={changed || undefined}>
                  <th scope="row">{name}</th>
                  <td>
                    <ValueText value={value} />
                    {changed && <span className="lemma-py-hidden"> {strings.changed}</span>}
                  </td>
                </tr>
              );
            })}
            {step.returned && depth === step.frames.length - 1 && (
              <tr data-changed>
                <th scope="row">{strings.returns}</th>
                <td>
                  <ValueText value={step.returned} />
                </td>
              </tr>
            )}
          </tbody>
        </table>
      ))}
    </>
  );
}
