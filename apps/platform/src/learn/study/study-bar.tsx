import { Button } from '@lemma/ui';
import { BookOpen, Keyboard, SquareTerminal, X } from 'lucide-react';
import { Link } from 'react-router';
import { learnPaths } from '../learn-paths.ts';
import type { SessionKind } from '../wire.ts';
import { StudyMore, type StudyReport } from './study-more.tsx';
import type { StepProgress } from './session/step-progress.ts';

export interface StudyBarProps {
  readonly title: string;
  /** "Review", or "Exercise 3". */
  readonly place: string;
  readonly kind: SessionKind | 'quiz';
  /** The lesson that the reference is of; undefined while it is not to be named. */
  readonly lesson: string | undefined;
  readonly progress: StepProgress;
  /** "Step 3 of 11". */
  readonly step: string;
  readonly done: boolean;
  /** Undefined where there is no console. */
  readonly onConsole: (() => void) | undefined;
  readonly onKeys: () => void;
  readonly report: StudyReport;
  /** Where leaving leads. Default: today's plan. */
  readonly leaveTo?: string;
}

/** The bar over a study session: leave, where one is, tools, and the steps. */
export function StudyBar({
  title,
  place,
  kind,
  lesson,
  progress,
  step,
  done,
  onConsole,
  onKeys,
  report,
  leaveTo = learnPaths.myLearning,
}: StudyBarProps) {
  return (
    <header className="study-bar">
      <div className="study-bar-row">
        <Link
          to={leaveTo}
          className="icon-button"
          aria-label={`Leave the ${kind}; your place is kept`}
        >
          <X aria-hidden size={22} strokeWidth={1.75} />
        </Link>
        <p className="study-bar-title">
          <strong>{title}</strong>
          <span>{place}</span>
        </p>
        {onConsole && (
          <Button
            variant="outline"
            size="sm"
            className="study-tool study-tool-wide"
            onClick={onConsole}
          >
            <SquareTerminal aria-hidden size={18} strokeWidth={1.75} />
            <span className="study-tool-word">Console</span>
          </Button>
        )}
        {lesson !== undefined && (
          <Button variant="outline" size="sm" asChild className="study-tool study-tool-wide">
            <Link to={learnPaths.reference(lesson)} target="_blank">
              <BookOpen aria-hidden size={18} strokeWidth={1.75} />
              <span className="study-tool-word">Reference</span>
              <span className="visually-hidden"> (opens a new tab)</span>
            </Link>
          </Button>
        )}
        <button
          type="button"
          className="icon-button study-keys-button"
          onClick={onKeys}
          aria-label="Keys"
        >
          <Keyboard aria-hidden size={20} strokeWidth={1.75} />
        </button>
        <StudyMore lesson={lesson} onConsole={onConsole} onKeys={onKeys} report={report} />
        <span className="study-step">{done ? 'Done' : step}</span>
      </div>
      <progress
        className="visually-hidden"
        aria-label={`Steps of this ${kind}`}
        max={progress.total}
        value={done ? progress.total : progress.current - 1}
      />
      <div className="study-steps" aria-hidden>
        {groups(progress.rounds).map((steps, index) => (
          <div key={index} className="study-round" style={{ flexGrow: steps.length }}>
            {steps.map((step) => (
              <span key={step} data-state={segment(step, progress.current, done)} />
            ))}
          </div>
        ))}
      </div>
    </header>
  );
}

/** The numbers of the steps, from 1, by round. */
function groups(rounds: readonly number[]): readonly (readonly number[])[] {
  let before = 0;
  return rounds.map((length) => {
    const first = before + 1;
    before += length;
    return Array.from({ length }, (_step, i) => first + i);
  });
}

function segment(step: number, current: number, done: boolean): 'done' | 'now' | 'to-come' {
  if (done || step < current) return 'done';
  return step === current ? 'now' : 'to-come';
}
