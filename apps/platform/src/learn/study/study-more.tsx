import { BookOpen, EllipsisVertical, Flag, Keyboard, SquareTerminal } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { learnPaths } from '../learn-paths.ts';

/** What can be reported at the place on the screen. */
export interface StudyReport {
  readonly words: string;
  readonly open: () => void;
}

export interface StudyMoreProps {
  /** The lesson that the reference is of; undefined while it is not to be named. */
  readonly lesson: string | undefined;
  readonly onConsole: (() => void) | undefined;
  readonly onKeys: () => void;
  readonly report: StudyReport;
}

/** On a phone: the tools that have no room in the bar, behind one button. A popover closes by Escape and by a tap beside it. */
export function StudyMore({ lesson, onConsole, onKeys, report }: StudyMoreProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const then = (act: () => void) => () => {
    menu.current?.hidePopover();
    act();
  };
  return (
    <>
      <button
        type="button"
        className="icon-button study-more-button"
        popoverTarget={id}
        aria-label="More tools"
      >
        <EllipsisVertical aria-hidden size={22} strokeWidth={1.75} />
      </button>
      <div ref={menu} id={id} popover="auto" className="study-more">
        <ul>
          {onConsole && (
            <li>
              <button type="button" onClick={then(onConsole)}>
                <SquareTerminal aria-hidden size={18} strokeWidth={1.75} />
                Console
              </button>
            </li>
          )}
          {lesson !== undefined && (
            <li>
              <Link
                to={learnPaths.reference(lesson)}
                target="_blank"
                onClick={then(() => undefined)}
              >
                <BookOpen aria-hidden size={18} strokeWidth={1.75} />
                Reference
                <span className="visually-hidden"> (opens a new tab)</span>
              </Link>
            </li>
          )}
          <li>
            <button type="button" onClick={then(onKeys)}>
              <Keyboard aria-hidden size={18} strokeWidth={1.75} />
              Keys
            </button>
          </li>
          <li>
            <button type="button" onClick={then(report.open)}>
              <Flag aria-hidden size={18} strokeWidth={1.75} />
              {report.words}
            </button>
          </li>
        </ul>
      </div>
    </>
  );
}
