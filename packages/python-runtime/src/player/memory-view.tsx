import { useId, useRef } from 'react';
import { usePythonStrings } from '../strings/use-strings.ts';
import { ArrowsLayer } from './arrows-layer.tsx';
import { changedNames } from './changes.ts';
import { FrameBox } from './frame-box.tsx';
import type { Moment } from './moments.ts';
import { ObjectBox } from './object-box.tsx';

/** Frames that stand above the calls that are not shown. */
const outer = 4;

/** Call stack and objects at a moment: lists, and arrows between them. */
export function MemoryView({ moment }: { readonly moment: Moment }) {
  const { player } = usePythonStrings();
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const { step, before } = moment;
  const changes = before ? changedNames(step, before) : [];
  const depths = step.frames.map((_, depth) => depth).toReversed();
  // Functions and classes last: what a program works with stands where it is looked for.
  const objects = Object.entries(step.heap).toSorted(([, a], [, b]) => rank(a.kind) - rank(b.kind));
  return (
    <div ref={panel} className="lemma-py-memory">
      <section aria-labelledby={`${id}-stack`} role="group">
        <h4 id={`${id}-stack`}>{player.callStack}</h4>
        <ol className="lemma-py-frames">
          {depths.flatMap((depth) => [
            <FrameBox
              key={step.frames[depth]?.number}
              moment={moment}
              depth={depth}
              changes={changes}
            />,
            ...(step.hiddenCalls > 0 && depth === outer
              ? [
                  <li key="hidden" className="lemma-py-none">
                    {player.hiddenCalls(step.hiddenCalls)}
                  </li>,
                ]
              : []),
          ])}
        </ol>
      </section>
      <section aria-labelledby={`${id}-objects`} role="group">
        <h4 id={`${id}-objects`}>{player.objects}</h4>
        {objects.length === 0 ? (
          <p className="lemma-py-none">{player.noObjects}</p>
        ) : (
          <ul className="lemma-py-objects">
            {objects.map(([number, object]) => (
              <ObjectBox
                key={number}
                number={Number(number)}
                object={object}
                step={step}
                before={before}
              />
            ))}
          </ul>
        )}
      </section>
      <ArrowsLayer panel={panel} step={step} />
    </div>
  );
}

function rank(kind: string): number {
  return kind === 'function' || kind === 'class' ? 1 : 0;
}
