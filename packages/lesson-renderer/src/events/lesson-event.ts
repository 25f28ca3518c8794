import type { Answer } from '@lemma/learning-engine';
import type { Feedback } from '../format/learner-lesson.ts';

/** Everything a learner does in a lesson, as the host hears of it. */
export type LessonEvent =
  | { readonly type: 'lesson-shown'; readonly lesson: string }
  | {
      readonly type: 'callout-toggled';
      readonly id: string;
      readonly kind: string;
      readonly open: boolean;
    }
  | { readonly type: 'link-followed'; readonly href: string; readonly lesson?: string }
  | { readonly type: 'hint-shown'; readonly question: string; readonly hint: number }
  | { readonly type: 'question-answered'; readonly question: string; readonly answer: Answer }
  | { readonly type: 'feedback-shown'; readonly question: string; readonly feedback: Feedback }
  | {
      /** Said before the block `id` moved or ran. It is no answer: nothing is graded. `name` is as in `widget-failed`. */
      readonly type: 'prediction-made';
      readonly id: string;
      readonly name: string;
      /** Id of the option that was chosen; or the line that was typed. */
      readonly option?: string;
      readonly text?: string;
      /** Whether it came out so; without it where the learner compares. */
      readonly right?: boolean;
    }
  | { readonly type: 'prediction-skipped'; readonly id: string; readonly name: string }
  | {
      readonly type: 'widget';
      readonly id: string;
      readonly name: string;
      /** What happened, in the widget's own words. */
      readonly event: string;
      readonly detail?: unknown;
    }
  | {
      /** Told by a component of the host's: the cell with this id, or the exercise of the question with this uid. */
      readonly type: 'python';
      readonly id: string;
      readonly name: 'python' | 'exercise';
      /** What happened, in the component's own words: `run`, `reset` … */
      readonly event: string;
      readonly detail?: unknown;
    }
  | {
      /** Also of a graph, and of a cell or an exercise of the host's: `name` is then `graph`, `python` or `exercise`; `preview` where no compiler came. */
      readonly type: 'widget-failed';
      readonly id: string;
      readonly name: string;
      readonly error: unknown;
    }
  | {
      /** Of a widget, or of a question: `name` is then `question`, `id` its uid, and `seed` that of its instance. */
      readonly type: 'issue-reported';
      readonly id: string;
      readonly name: string;
      readonly seed?: number;
    };
