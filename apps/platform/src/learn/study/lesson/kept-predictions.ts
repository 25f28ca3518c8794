import type { Predicted, PredictionStore } from '@lemma/lesson-renderer';

const prefix = 'lemma-predicted/';

/** Predictions of one session, kept in this tab: they are not graded, and nobody else asks for them. */
export function keptPredictions(session: string): PredictionStore {
  const key = (id: string) => `${prefix}${session}/${id}`;
  // A page that may not store anything keeps them until it is left.
  const here = new Map<string, Predicted>();
  return {
    get: (id) => here.get(id) ?? read(key(id)),
    set: (id, predicted) => {
      here.set(id, predicted);
      try {
        sessionStorage.setItem(key(id), JSON.stringify(predicted));
      } catch {
        // Full, or forbidden.
      }
    },
  };
}

function read(key: string): Predicted | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    return {
      ...('option' in kept && typeof kept.option === 'string' ? { option: kept.option } : {}),
      ...('text' in kept && typeof kept.text === 'string' ? { text: kept.text } : {}),
    };
  } catch {
    return undefined;
  }
}
