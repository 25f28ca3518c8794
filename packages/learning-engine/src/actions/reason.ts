/** Why an action is suggested: a code with its figures, so that a host can say it in its own words. */
export type Reason =
  | { readonly code: 'continues-session'; readonly answeredMinutesAgo: number }
  | { readonly code: 'finds-start'; readonly lessons: number }
  | { readonly code: 'weekly-quiz'; readonly questions: number }
  | { readonly code: 'continues-quiz'; readonly left: number }
  | { readonly code: 'knocks-out-reviews'; readonly reviews: number }
  | { readonly code: 'checks-claim' }
  | { readonly code: 'relearns' }
  | { readonly code: 'repairs-prerequisite'; readonly lessons: number }
  | { readonly code: 'due-review'; readonly daysOverdue: number; readonly recall: number }
  | { readonly code: 'back-after-failure'; readonly failures: number }
  | { readonly code: 'opens-lessons'; readonly lessons: number }
  | { readonly code: 'next-in-path'; readonly left: number };

/** The reason as one short English sentence. */
export function reasonInWords(reason: Reason): string {
  switch (reason.code) {
    case 'continues-session':
      return 'Go on where you stopped.';
    case 'finds-start':
      return `Finds your place among ${count(reason.lessons, 'lesson')}, so that you skip what you know.`;
    case 'weekly-quiz':
      return `${reason.questions} questions from what you have mastered: how much do you still recall?`;
    case 'continues-quiz':
      return `${count(reason.left, 'question')} left.`;
    case 'knocks-out-reviews':
      return `Knocks out ${count(reason.reviews, 'review')}.`;
    case 'checks-claim':
      return 'A quick check of what the diagnostic says you know.';
    case 'relearns':
      return 'To be relearnt: its last review failed.';
    case 'repairs-prerequisite':
      return `Clears the way for ${count(reason.lessons, 'lesson')} that did not work yet.`;
    case 'due-review':
      return reason.daysOverdue > 0
        ? `Due for ${count(reason.daysOverdue, 'day')}.`
        : 'Due today, while it is still easy to recall.';
    case 'back-after-failure':
      return 'It did not work yet: another try, with other numbers.';
    case 'opens-lessons':
      return `Opens ${count(reason.lessons, 'lesson')}.`;
    default:
      return reason.left > 1
        ? `The next of ${reason.left} lessons left on your path.`
        : 'The last lesson of your path.';
  }
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
