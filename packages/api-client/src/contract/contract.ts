import { courseEndpoints } from './course.ts';
import { diagnosticEndpoints } from './diagnostic.ts';
import type { Endpoint } from './endpoint.ts';
import { lessonEndpoints } from './lesson.ts';
import { mistakesEndpoints } from './mistakes.ts';
import { noteEndpoints } from './notes.ts';
import { paymentEndpoints } from './payment.ts';
import { quizEndpoints } from './quiz.ts';
import { bearerProblems, bodyProblems, commonProblems, type ProblemCode } from './problem.ts';
import { sampleEndpoints } from './sample.ts';
import { studyEndpoints } from './study.ts';
import { systemEndpoints } from './system.ts';
import { userEndpoints } from './user.ts';

/** Every call of the API by its operation name. */
export const contract = {
  ...systemEndpoints,
  ...userEndpoints,
  ...courseEndpoints,
  ...lessonEndpoints,
  ...studyEndpoints,
  ...sampleEndpoints,
  ...mistakesEndpoints,
  ...quizEndpoints,
  ...noteEndpoints,
  ...diagnosticEndpoints,
  ...paymentEndpoints,
} as const satisfies Record<string, Endpoint>;

/** The calls by what they are about, in the order in which a newcomer meets them. */
export const callGroups: readonly {
  readonly title: string;
  readonly calls: Readonly<Record<string, Endpoint>>;
}[] = [
  { title: 'Service', calls: systemEndpoints },
  { title: 'Learner and account', calls: userEndpoints },
  { title: 'Courses', calls: courseEndpoints },
  { title: 'Lessons', calls: lessonEndpoints },
  {
    title: 'Study',
    calls: { ...studyEndpoints, ...mistakesEndpoints, ...quizEndpoints, ...noteEndpoints },
  },
  { title: 'Sample lesson', calls: sampleEndpoints },
  { title: 'Diagnostic', calls: diagnosticEndpoints },
  { title: 'Payments', calls: paymentEndpoints },
];

export type Contract = typeof contract;
export type Operation = keyof Contract;

/** Operation names and their calls, typed as the general interface. */
export const operations = Object.entries(contract) as readonly (readonly [Operation, Endpoint])[];

/** Every problem that a call may answer with: its own and those of its kind. */
export function problemsOf(call: Endpoint): readonly ProblemCode[] {
  return [
    ...new Set<ProblemCode>([
      ...call.errors,
      ...commonProblems,
      ...(call.auth === 'none' ? [] : bearerProblems),
      ...(call.body ? bodyProblems : []),
    ]),
  ];
}
