import { useEffect, useState } from 'react';
import type { KeyProof } from './key-proof.ts';

/** How long the text must rest before its keys are proved again, milliseconds. */
const rest = 800;

export type Proofs =
  | { readonly state: 'proving' }
  | { readonly state: 'done'; readonly proofs: readonly KeyProof[] }
  | { readonly state: 'none'; readonly reason: string };

const withoutServer: Proofs = {
  state: 'none',
  reason: 'Keys are proved while Storybook runs: pnpm storybook, or pnpm content:check.',
};

/** Proves a lesson's keys by the dev server, anew after each edit. A built Storybook has no server to ask. */
export function useProofs(file: string, source: string): Proofs {
  const [answer, setAnswer] = useState<{ readonly source: string; readonly proofs: Proofs }>();
  useEffect(() => {
    if (!import.meta.hot) return undefined;
    const controller = new AbortController();
    const ask = async () => {
      const proofs = await askServer(file, controller.signal);
      if (!controller.signal.aborted) setAnswer({ source, proofs });
    };
    const timer = setTimeout(() => void ask(), rest);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [file, source]);
  if (!import.meta.hot) return withoutServer;
  return answer?.source === source ? answer.proofs : { state: 'proving' };
}

async function askServer(file: string, signal: AbortSignal): Promise<Proofs> {
  try {
    const response = await fetch(`/lesson-proofs?file=${encodeURIComponent(file)}`, { signal });
    return response.ok
      ? { state: 'done', proofs: await response.json() }
      : { state: 'none', reason: await response.text() };
  } catch {
    return { state: 'none', reason: 'The dev server does not answer: start it again.' };
  }
}
