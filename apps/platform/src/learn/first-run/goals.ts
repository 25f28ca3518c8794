/** What a learner comes for, each with the path that leads there. */
export interface Goal {
  readonly id: 'python' | 'maths' | 'both' | 'own';
  readonly name: string;
  readonly hint: string;
  /** Uid of the course to begin with; undefined where the learner picks lessons. */
  readonly course: string | undefined;
}

const python = 'essential-python-for-data-science-and-ml';
const algebra = 'essential-linear-algebra-for-ml';

export const goals: readonly Goal[] = [
  {
    id: 'python',
    name: 'Work with data in Python',
    hint: 'From the first variable to tables and plots.',
    course: python,
  },
  {
    id: 'maths',
    name: 'Understand the maths behind machine learning',
    hint: 'Vectors, matrices and what they do, in pictures and in numbers.',
    course: algebra,
  },
  {
    id: 'both',
    name: 'Get ready for machine learning from the ground up',
    hint: 'Python first. What you master counts in every path, so the maths can follow at any time.',
    course: python,
  },
  {
    id: 'own',
    name: 'Learn one thing in particular',
    hint: 'You pick the lessons to reach; the path is what they rest on.',
    course: undefined,
  },
];

export type GoalId = Goal['id'];

/** The goal of that name; undefined for anything else. */
export function findGoal(id: unknown): Goal | undefined {
  return goals.find((goal) => goal.id === id);
}
