/** Addresses of the desk's pages. */
export const deskPaths = {
  feedback: '/desk',
  learners: '/desk/learners',
  errors: '/desk/errors',
  lessons: '/desk/lessons',
  paths: '/desk/paths',
  /** A learning path, made or changed. */
  path: (pathUid: string) => `/desk/paths/${pathUid}`,
  mail: '/desk/mail',
  interest: '/desk/interest',
  service: '/desk/service',
  audit: '/desk/audit',
  /** A learner's account; `report` names what of their feedback is being answered. */
  learner: (learnerId: string, report?: string) =>
    `/desk/learners/${encodeURIComponent(learnerId)}${report ? `?report=${encodeURIComponent(report)}` : ''}`,
} as const;
