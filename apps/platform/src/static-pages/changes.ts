/** What changed for learners on one day. */
export interface Change {
  /** ISO date. */
  readonly date: string;
  readonly title: string;
  readonly items: readonly string[];
}

/** Latest first. Only what a learner meets; what changed in the packages is in their changelogs. */
export const changes: readonly Change[] = [
  {
    date: '2026-11-28',
    title: 'Data you can see, and people you can ask',
    items: [
      'Lessons on NumPy and pandas run in the page, and draw: a figure comes with a table of its numbers, a data frame as a table.',
      'Four new figures show what a line of NumPy or pandas does, step by step: shapes that fit, axes that collapse, arrays that share memory, tables that are filtered, grouped and joined.',
      'Both courses are written to their last lesson.',
      'Your account page says when the next live Q&A is, on your own clock, and puts it into your calendar. With a plan it says where to join.',
      'Our staff can put lessons together into new learning paths. You find them with the courses under your paths.',
      'When our terms or our privacy policy change, you are asked to agree to what is new. Error reports are deleted after 90 days, feedback after a year.',
    ],
  },
  {
    date: '2026-11-24',
    title: 'Mail when you want it, one queue of reviews, and your mistakes',
    items: [
      'On your account page you can choose reminders of what is due and a weekly summary, and the hour at which they come. Both are off until you choose them.',
      'Reviews that are due come as one session over several lessons. The title of the lesson stays hidden until you have answered.',
      'History has a list of what you missed, with your answer, what was right, and a way to practise it.',
      'Your day may begin at another hour than midnight, and one day a week may be a rest day that keeps your streak.',
      'Lessons ask you to predict what a program prints or a figure does before they show it.',
      'You can choose how much to remember: with fewer reviews a day, or with more.',
      'Thirteen new lessons, on systems of linear equations and on tuples, dictionaries and sets. Two thirds of the Python lessons now ask their first questions after the first idea.',
    ],
  },
  {
    date: '2026-11-23',
    title: 'More to practise, in more ways',
    items: [
      'Eight new kinds of question: predicting output, ordering lines, filling gaps, matching, finding the faulty line, algebraic expressions, several choices, and points on a graph.',
      'Longer lessons go through explanation, example and questions several times, and a round that goes wrong is repeated alone.',
      'Eight reviews of a lesson in a row ask at least 24 different questions.',
      'After the diagnostic you see how much was asked and how sure the result is.',
    ],
  },
];
