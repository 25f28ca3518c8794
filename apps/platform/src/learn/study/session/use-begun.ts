import { queryKey, useOutboxSend } from '@lemma/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Session } from '../../wire.ts';
import { type Begin, begunSession } from './begun-session.ts';
import { useStudyPage } from './use-study-page.ts';

export interface Beginning {
  /** The session as it begins here, until the server gives its own. */
  readonly session: Session | undefined;
  /** Why the server does not let it begin, or why there is nothing to begin with. */
  readonly refused: unknown;
  /** The session of this lesson that stands already, where there is one. */
  readonly standing: string | null;
}

export interface Told {
  /** False while the session is only made ready. */
  readonly tell: boolean;
  /** Gets the session as the server has it; its uid is another where one stood already. Keep it the same function. */
  readonly onTold: (session: Session) => void;
}

/**
 * Begins a session that the server does not know yet: its first line can be shown at once, and the server is told by
 * way of the outbox, ahead of the answers. Undefined without `begin`.
 */
export function useBegun(uid: string, begin: Begin | undefined, told: Told): Beginning | undefined {
  // Once begun, a session stays as it began: what the lesson's call says later is of the next one.
  const [session, setSession] = useState<Session | undefined>();
  const isBegun = session?.session_uid === uid;
  const { query, page } = useStudyPage(
    begin?.kind ?? 'lesson',
    begin?.lesson ?? 'none',
    begin !== undefined && !isBegun,
  );
  const refused = useTold(uid, begin, told);
  if (begin && page && !isBegun) setSession(begunSession(uid, begin.kind, page));
  if (!begin) return undefined;
  return {
    session: isBegun ? session : undefined,
    refused: refused ?? (query.isError && !isBegun ? query.error : undefined),
    standing: page?.open_session_uid ?? null,
  };
}

/** Tells the server of a begun session; gives the reason if it refuses. */
function useTold(uid: string, begin: Begin | undefined, { tell, onTold }: Told): unknown {
  const send = useOutboxSend();
  const queries = useQueryClient();
  const [refused, setRefused] = useState<unknown>();
  useEffect(() => {
    if (!begin || !tell) return undefined;
    let gone = false;
    const initialise = async () => {
      try {
        const session = await send('sessionInitialisation', {
          body: { session_uid: uid, kind: begin.kind, lesson_uid: begin.lesson },
        });
        const input = { params: { session_uid: session.session_uid } };
        queries.setQueryData(queryKey('session', input), session);
        if (!gone) onTold(session);
      } catch (error) {
        if (!gone) setRefused(error);
      }
    };
    void initialise();
    return () => {
      gone = true;
    };
  }, [begin, tell, uid, send, queries, onTold]);
  return refused;
}
