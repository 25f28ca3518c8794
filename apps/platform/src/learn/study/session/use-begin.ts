import { queryKey, useOutboxSend } from '@lemma/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { learnPaths } from '../../learn-paths.ts';
import type { Session } from '../../wire.ts';
import { type Begin, beginOf, begunSession } from './begun-session.ts';
import { useStudyPage } from './use-study-page.ts';

export interface Beginning {
  /** The session as it begins here, until the server gives its own. */
  readonly session: Session | undefined;
  /** Why the server does not let it begin, or why there is nothing to begin with. */
  readonly refused: unknown;
}

/**
 * Begins a session that the page before has announced: its first line is shown at once, and the server is told
 * by way of the outbox, ahead of the answers. Undefined on a session that the server knows.
 */
export function useBegin(uid: string): Beginning | undefined {
  const { state } = useLocation();
  const begin = useMemo(() => beginOf(state), [state]);
  const { query, page } = useStudyPage(
    begin?.kind ?? 'lesson',
    begin?.lesson ?? 'none',
    begin !== undefined,
  );
  const refused = useTold(uid, begin);
  // Once begun, a session stays as it began: what the lesson's call says later is of the next one.
  const [session, setSession] = useState<Session | undefined>();
  if (begin && page && session?.session_uid !== uid)
    setSession(begunSession(uid, begin.kind, page));
  if (!begin) return undefined;
  return {
    session: session?.session_uid === uid ? session : undefined,
    refused: refused ?? (query.isError ? query.error : undefined),
  };
}

/** Tells the server of a begun session; gives the reason if it refuses. */
function useTold(uid: string, begin: Begin | undefined): unknown {
  const send = useOutboxSend();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<unknown>();
  useEffect(() => {
    if (!begin) return undefined;
    let gone = false;
    const tell = async () => {
      try {
        const session = await send('sessionInitialisation', {
          body: { session_uid: uid, kind: begin.kind, lesson_uid: begin.lesson },
        });
        const input = { params: { session_uid: session.session_uid } };
        queries.setQueryData(queryKey('session', input), session);
        if (gone) return;
        if (session.session_uid === uid) forgetBegin();
        else await navigate(learnPaths.session(session.session_uid), { replace: true });
      } catch (error) {
        if (!gone) setRefused(error);
      }
    };
    void tell();
    return () => {
      gone = true;
    };
  }, [begin, uid, send, queries, navigate]);
  return refused;
}

/** A reload asks the server for what it knows now. Written straight to the entry: a navigation would scroll the page. */
function forgetBegin(): void {
  window.history.replaceState({ ...window.history.state, usr: null }, '');
}
