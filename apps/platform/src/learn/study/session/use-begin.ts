import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { learnPaths } from '../../learn-paths.ts';
import type { Session } from '../../wire.ts';
import { beginOf } from './begun-session.ts';
import { type Beginning, useBegun } from './use-begun.ts';

/** Begins the session that the page before has announced. Undefined on a session that the server knows. */
export function useBegin(uid: string): Beginning | undefined {
  const { state } = useLocation();
  const navigate = useNavigate();
  const begin = useMemo(() => beginOf(state), [state]);
  const onTold = useCallback(
    ({ session_uid }: Session) => {
      if (session_uid === uid) forgetBegin();
      else void navigate(learnPaths.session(session_uid), { replace: true });
    },
    [uid, navigate],
  );
  return useBegun(uid, begin, { tell: true, onTold });
}

/** A reload asks the server for what it knows now. Written straight to the entry: a navigation would scroll the page. */
function forgetBegin(): void {
  window.history.replaceState({ ...window.history.state, usr: null }, '');
}
