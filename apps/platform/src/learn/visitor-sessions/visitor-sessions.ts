/** Sessions of one kind that were begun in this browser without an account. Their uids are the only keys to them. */
export interface VisitorSessions {
  /** Session uid by what it is of. */
  readonly all: () => Readonly<Record<string, string>>;
  readonly keep: (of: string, session: string) => void;
  readonly drop: (session: string) => void;
}

/** Diagnostics, by course. */
export const visitorDiagnostics = visitorSessions('lemma-diagnostics');

/** Sample lessons, by lesson. */
export const visitorSamples = visitorSessions('lemma-samples');

/** Kept in the browser under this key. What somebody else wrote there is ignored. */
function visitorSessions(key: string): VisitorSessions {
  const all = () => {
    try {
      const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? '{}');
      if (typeof kept !== 'object' || kept === null) return {};
      return Object.fromEntries(
        Object.entries(kept).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      );
    } catch {
      return {};
    }
  };
  const write = (kept: Readonly<Record<string, string>>) => {
    try {
      window.localStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // Without storage the session still works; only its page leads back to it.
    }
  };
  return {
    all,
    keep: (of, session) => write({ ...all(), [of]: session }),
    drop: (session) =>
      write(Object.fromEntries(Object.entries(all()).filter(([, uid]) => uid !== session))),
  };
}
