import type { StartStage } from '../protocol/worker-messages.ts';

export interface Progress {
  readonly stage: StartStage;
  /** Bytes that have come, and that will have; near enough for a bar. */
  readonly loaded: number;
  readonly total: number;
}

const stages = ['download', 'start', 'ready'] as const satisfies readonly StartStage[];

/** What is told of one start: every stage at least once, in their order, and bytes that only grow. */
export class StartProgress {
  private readonly tell: (progress: Progress) => void;
  /** Stages told so far. */
  private told = 0;
  private loaded = 0;
  private total = 0;

  constructor(tell: (progress: Progress) => void) {
    this.tell = tell;
  }

  hear({ stage, loaded, total }: Progress): void {
    const place = stages.indexOf(stage);
    // A start that falls back on other files downloads again: its bar does not run backwards.
    if (place < this.told - 1) return;
    this.loaded = Math.max(this.loaded, loaded);
    this.total = Math.max(this.total, total, this.loaded);
    for (const next of stages.slice(this.told, place)) this.say(next);
    this.say(stage);
    this.told = place + 1;
  }

  /** Python is ready. */
  end(): void {
    if (this.told < stages.length)
      this.hear({ stage: 'ready', loaded: this.total, total: this.total });
  }

  private say(stage: StartStage): void {
    this.tell({ stage, loaded: this.loaded, total: this.total });
  }
}
