import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { KeyProof } from './author/key-proof.ts';

/** What the process answers: the proofs of one file, or why there are none. */
export type ProofAnswer =
  | { readonly file: string; readonly proofs: readonly KeyProof[] }
  | { readonly file: string; readonly problem: string };

export interface Prover {
  /** Proves every key of a lesson as its file stands. Rejects with a sentence when that cannot be done. */
  prove(file: string): Promise<readonly KeyProof[]>;
  stop(): void;
}

/** The content's own checks in a process beside the dev server, started by the first lesson that asks. */
export function startProver(root: string): Prover {
  const waiting = new Map<
    string,
    { resolve: (proofs: readonly KeyProof[]) => void; reject: (error: Error) => void }[]
  >();
  let child: ChildProcess | undefined;

  const settle = (answer: ProofAnswer) => {
    for (const { resolve, reject } of waiting.get(answer.file) ?? [])
      if ('proofs' in answer) resolve(answer.proofs);
      else reject(new Error(answer.problem));
    waiting.delete(answer.file);
  };
  const start = () => {
    const started = fork(join(root, '.storybook/lessons/prover-process.ts'), {
      execArgv: ['--conditions=@lemma/source'],
    });
    started.on('message', (answer: ProofAnswer) => settle(answer));
    started.once('exit', (code) => {
      child = undefined;
      for (const file of waiting.keys())
        settle({ file, problem: `The process that proves keys ended with code ${code}.` });
    });
    return started;
  };
  return {
    prove: (file) =>
      new Promise((resolve, reject) => {
        const asked = waiting.get(file);
        if (asked) asked.push({ resolve, reject });
        else waiting.set(file, [{ resolve, reject }]);
        child ??= start();
        if (!asked) child.send(file);
      }),
    stop: () => child?.kill(),
  };
}
