import { useDeskAct } from './desk-client.tsx';

/** Closes a report or opens it again. */
export function useSettleReport() {
  const { mutate, isPending, error } = useDeskAct('settleReport');
  const settle = (learnerId: string, reportUid: string, state: 'open' | 'closed') =>
    mutate({
      body: {
        act_uid: crypto.randomUUID(),
        learner_id: learnerId,
        report_uid: reportUid,
        state,
      },
    });
  return { settle, isPending, error };
}
