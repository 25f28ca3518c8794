import type { Handlers } from '../http/handlers.ts';
import type { Profiles } from '../learner/profile.ts';
import { Samples } from '../study/samples.ts';
import type { StudyDeps } from '../study/sessions.ts';

export type SampleHandlers = Pick<
  Handlers,
  'startSample' | 'sampleSession' | 'answerSample' | 'sampleHistory' | 'claimSample'
>;

export function sampleHandlers(deps: StudyDeps & { readonly profiles: Profiles }): SampleHandlers {
  const samples = new Samples(deps);
  return {
    startSample: ({ body }) => samples.start(body),
    sampleSession: ({ params }) => samples.get(params.session_uid),
    answerSample: ({ params, body: { question_uid, ...given } }) =>
      samples.answer(question_uid, { ...given, session_uid: params.session_uid }),
    sampleHistory: async ({ body }) => {
      await samples.saveHistory(body);
      return { status: 'ok' };
    },
    claimSample: ({ learner, params }) => samples.claim(learner, params.session_uid),
  };
}
