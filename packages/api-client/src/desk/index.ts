import type { Endpoint } from '../contract/endpoint.ts';
import { learnerCalls } from './learner-calls.ts';
import { lessonCalls } from './lesson-calls.ts';
import { pathCalls } from './path-calls.ts';
import { reportCalls } from './report-calls.ts';
import { serviceCalls } from './service-calls.ts';

/**
 * The calls of the desk, for staff: their token has the scope `desk`. They stand apart from the learners' contract,
 * so that no learner's page carries them.
 */
export const deskContract = {
  ...reportCalls,
  ...learnerCalls,
  ...lessonCalls,
  ...pathCalls,
  ...serviceCalls,
} as const satisfies Record<string, Endpoint>;

export type DeskContract = typeof deskContract;
export type DeskOperation = keyof DeskContract;

/** Operation names of the desk and their calls, typed as the general interface. */
export const deskOperations = Object.entries(deskContract) as readonly (readonly [
  DeskOperation,
  Endpoint,
])[];

export { type AuditAction, type AuditEntry } from './desk-fields.ts';
export { type DeskPayment } from './learner-calls.ts';
export { type DeskPath } from './path-calls.ts';
export { type DeskReport } from './report-calls.ts';
export { type DeskMail } from './service-calls.ts';
