import { useEffect, useState } from 'react';

/** What a module gives that is downloaded with its first use, once for all of its uses on the page. */
export interface LateValue<T> {
  /** Undefined until it is there. */
  readonly value: () => T | undefined;
  /** Rejects if it cannot be downloaded; the next call tries again. */
  readonly load: () => Promise<unknown>;
}

export function lateValue<T>(download: () => Promise<T>): LateValue<T> {
  let value: T | undefined;
  let loading: Promise<unknown> | undefined;
  const fetched = async () => {
    try {
      value = await download();
    } finally {
      loading = undefined;
    }
  };
  return {
    value: () => value,
    load: () => (loading ??= fetched()),
  };
}

/** A late value: undefined while it is on its way, null if it cannot be downloaded. */
export function useLateValue<T>(late: LateValue<T>): T | null | undefined {
  const [state, setState] = useState<'waiting' | 'there' | 'failed'>('waiting');
  const value = late.value();
  const waits = value === undefined && state === 'waiting';
  useEffect(() => {
    if (!waits) return undefined;
    let shown = true;
    void late.load().then(
      () => shown && setState('there'),
      () => shown && setState('failed'),
    );
    return () => {
      shown = false;
    };
  }, [late, waits]);
  return state === 'failed' ? null : value;
}
