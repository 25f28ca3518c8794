/** What a page shows of a program's output: its last 50,000 characters. More would take longer to lay out than a frame may. */
const keptCharacters = 50_000;

export interface OutputPiece {
  readonly stream: 'stdout' | 'stderr' | 'input';
  text: string;
}

/** A ring of output, drawn at most once a frame: appending to the page at each write would freeze it. */
export class OutputLog {
  readonly pieces: OutputPiece[] = [];
  private size = 0;
  private frame: number | undefined;
  private readonly listeners = new Set<() => void>();
  /** True once the beginning has been dropped. */
  cut = false;

  append(stream: OutputPiece['stream'], text: string): void {
    const last = this.pieces.at(-1);
    if (last?.stream === stream && last.text.length < 10_000) last.text += text;
    else this.pieces.push({ stream, text });
    this.size += text.length;
    while (this.size > keptCharacters) this.drop();
    this.draw();
  }

  clear(): void {
    this.pieces.length = 0;
    this.size = 0;
    this.cut = false;
    this.draw();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  private drop(): void {
    const first = this.pieces[0];
    if (!first) return;
    const dropped = Math.min(first.text.length, this.size - keptCharacters);
    this.cut = true;
    first.text = first.text.slice(dropped);
    if (first.text === '') this.pieces.shift();
    this.size -= dropped;
  }

  private draw(): void {
    this.frame ??= requestAnimationFrame(() => {
      this.frame = undefined;
      for (const listener of this.listeners) listener();
    });
  }
}
