import type { Contract, OutputOf } from '@lemma/api-client/contract';
import { type LearnerState, lessonRecords } from '@lemma/learning-engine';

type Profile = OutputOf<Contract['me']>;

/** How far a learner has come. */
export function onboarding(
  profile: Profile | undefined,
  state: LearnerState,
): OutputOf<Contract['onboardingStatus']> {
  const courses = Object.values(state.courses);
  const hasCourse = courses.some((course) => course.startedAt !== undefined);
  const hasDiagnostic = courses.some((course) => course.diagnosedAt !== undefined);
  const { name } = profile ?? {};
  return {
    has_name: Boolean(name) && name?.toLowerCase() !== profile?.email.toLowerCase(),
    has_course: hasCourse,
    has_finished_diagnostic: hasDiagnostic,
    has_studied: !lessonRecords(state).next().done,
    can_see_knowledge_profile: hasCourse || hasDiagnostic,
  };
}
