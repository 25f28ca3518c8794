/** How soon a call follows another in a sequence of calls. */
const soonMs = 1;

/**
 * Keeps this thread awake between calls that follow each other at once: the cases of a test, the cells of a page that runs them in turn. The
 * system wakes a thread that has fallen asleep late, and its caches have gone cold: half of a short call's time. A call that comes alone is
 * waited for asleep.
 */
export class BusyWait {
  private readonly channel = new MessageChannel();
  private readonly now = performance.now.bind(performance);
  private end = 0;
  private inSequence = false;
  private waiting = false;

  constructor() {
    this.channel.port1.addEventListener('message', () => {
      this.turn();
    });
    this.channel.port1.start();
  }

  /** Notes whether a call that begins has followed at once. */
  callBegins(): void {
    this.inSequence = this.now() < this.end;
  }

  /** Waits for the next call of a sequence. Whatever else is to be heard is heard between the turns. */
  callEnds(): void {
    this.end = this.now() + soonMs;
    if (!this.inSequence || this.waiting) return;
    this.waiting = true;
    this.channel.port2.postMessage(undefined);
  }

  private turn(): void {
    this.waiting = this.now() < this.end;
    if (this.waiting) this.channel.port2.postMessage(undefined);
  }
}
