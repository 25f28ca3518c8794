import { courseEndpoints } from './course.ts';
import { diagnosticEndpoints } from './diagnostic.ts';
import type { Endpoint } from './endpoint.ts';
import { lessonEndpoints } from './lesson.ts';
import { paymentEndpoints } from './payment.ts';
import { bearerProblems, bodyProblems, commonProblems, type ProblemCode } from './problem.ts';
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
  ...diagnosticEndpoints,
  ...paymentEndpoints,
} as const satisfies Record<string, Endpoint>;

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
