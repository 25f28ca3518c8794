import { Button } from '@lemma/ui';
import { BookOpen, Keyboard, SquareTerminal, X } from 'lucide-react';
import { Link } from 'react-router';
import { learnPaths } from '../learn-paths.ts';
import { StudyMore, type StudyReport } from './study-more.tsx';
import type { StepProgress } from './session/step-progress.ts';

export interface StudyBarProps {
  readonly title: string;
  /** "Review", or "Exercise 3". */
  readonly place: string;
  readonly lesson: string;
  readonly progress: StepProgress;
  readonly done: boolean;
  readonly onConsole: () => void;
  readonly onKeys: () => void;
  readonly report: StudyReport;
}

/** The bar over a study session: leave, where one is, tools, and the steps. */
export function StudyBar({
  title,
  place,
  lesson,
  progress,
  done,
  onConsole,
  onKeys,
  report,
}: StudyBarProps) {
  return (
    <header className="study-bar">
      <div className="study-bar-row">
        <Link
          to={learnPaths.myLearning}
          className="icon-button"
          aria-label="Leave the lesson; your place is kept"
        >
          <X aria-hidden size={22} strokeWidth={1.75} />
        </Link>
        <p className="study-bar-title">
          <strong>{title}</strong>
          <span>{place}</span>
        </p>
        <Button
          variant="outline"
          size="sm"
          className="study-tool study-tool-wide"
          onClick={onConsole}
        >
          <SquareTerminal aria-hidden size={18} strokeWidth={1.75} />
          <span className="study-tool-word">Console</span>
        </Button>
        <Button variant="outline" size="sm" asChild className="study-tool study-tool-wide">
          <Link to={learnPaths.reference(lesson)} target="_blank">
            <BookOpen aria-hidden size={18} strokeWidth={1.75} />
            <span className="study-tool-word">Reference</span>
            <span className="visually-hidden"> (opens a new tab)</span>
          </Link>
        </Button>
        <button
          type="button"
          className="icon-button study-keys-button"
          onClick={onKeys}
          aria-label="Keys"
        >
          <Keyboard aria-hidden size={20} strokeWidth={1.75} />
        </button>
        <StudyMore lesson={lesson} onConsole={onConsole} onKeys={onKeys} report={report} />
        <span className="study-step">{done ? 'Done' : placeInLesson(progress)}</span>
      </div>
      <progress
        className="visually-hidden"
        aria-label="Steps of this lesson"
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

function placeInLesson({ current, total, rounds, round }: StepProgress): string {
  return rounds.length > 1 ? `Round ${round} of ${rounds.length}` : `Step ${current} of ${total}`;
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
