/** What a page shows of a program's output: its last 50,000 characters. More would take longer to lay out than a frame may. */
const keptCharacters = 50_000;

/** A piece ends with the first line that makes it so long: enough of them, and only the last ones change. */
const pieceCharacters = 2_000;

export interface OutputPiece {
  readonly stream: 'stdout' | 'stderr' | 'input';
  text: string;
  /** It begins a line. */
  readonly begins: boolean;
  /** It ends with a line's end, and nothing will be added. */
  ended: boolean;
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
    for (let rest = text; rest !== '';) {
      const piece = this.pieceFor(stream);
      const end = rest.indexOf('\n', Math.max(pieceCharacters - piece.text.length - 1, 0)) + 1;
      piece.ended = end > 0;
      piece.text += piece.ended ? rest.slice(0, end) : rest;
      rest = piece.ended ? rest.slice(end) : '';
    }
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

  /** Where more of a stream is added. */
  private pieceFor(stream: OutputPiece['stream']): OutputPiece {
    const last = this.pieces.at(-1);
    if (last?.stream === stream && !last.ended) return last;
    const begins = last === undefined || last.text.endsWith('\n');
    const piece = { stream, text: '', begins, ended: false };
    this.pieces.push(piece);
    return piece;
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
