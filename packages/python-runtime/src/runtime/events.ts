import type { Display } from '../protocol/results.ts';
import type { Progress } from './start-progress.ts';

export type RuntimeState = 'idle' | 'starting' | 'ready' | 'running' | 'failed' | 'terminated';

/** What a runtime tells its listeners. `run` names the call that caused it. */
export interface RuntimeEvents {
  readonly state: { readonly state: RuntimeState };
  /**
   * How far the start of the page's Python is. Each start tells of each stage at least once, in their order, the bytes of `loaded` only
   * grow, and `ready` ends it; one that a spare shortens tells at once what is over. A start that fails ends in the state `failed`.
   */
  readonly progress: Progress;
  /** A package is being loaded, or `failed` to load: a sentence of the installer. */
  readonly packages: { readonly run: number; readonly message: string; readonly failed: boolean };
  readonly stdout: { readonly run: number; readonly text: string };
  readonly stderr: { readonly run: number; readonly text: string };
  readonly display: { readonly run: number; readonly display: Display };
  /** The program waits for a line: call `answerInput`. */
  readonly input: { readonly run: number };
}

type Listener<E> = (event: E) => void;

/** A small typed emitter. A listener that throws does not stop the others. */
export class Emitter {
  private readonly listeners = new Map<keyof RuntimeEvents, Set<Listener<never>>>();

  on<K extends keyof RuntimeEvents>(name: K, listener: Listener<RuntimeEvents[K]>): () => void {
    const set = this.listeners.get(name) ?? new Set();
    set.add(listener);
    this.listeners.set(name, set);
    return () => {
      set.delete(listener);
    };
  }

  emit<K extends keyof RuntimeEvents>(name: K, event: RuntimeEvents[K]): void {
    for (const listener of this.listeners.get(name) ?? []) {
      try {
        (listener as Listener<RuntimeEvents[K]>)(event);
      } catch (error) {
        reportError(error);
      }
    }
  }

  clear(): void {
    this.listeners.clear();
  }
}
