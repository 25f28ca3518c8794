/** Key under which a visitor's diagnostics are kept: course to session uid. The uid is the only key to the result. */
const KEY = 'lemma-diagnostics';

type Kept = Readonly<Record<string, string>>;

/** Diagnostics taken in this browser without an account, course to session uid. */
export function visitorSessions(): Kept {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

export function keepVisitorSession(course: string, session: string): void {
  write({ ...visitorSessions(), [course]: session });
}

export function dropVisitorSession(session: string): void {
  write(Object.fromEntries(Object.entries(visitorSessions()).filter(([, uid]) => uid !== session)));
}

function write(kept: Kept): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage the diagnostic still works; only its address leads back to it.
  }
}
