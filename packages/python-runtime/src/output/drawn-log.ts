import type { OutputLog, OutputPiece } from './output-log.ts';

/** A piece in the page, and the text that it was drawn with. */
interface Drawn {
  readonly span: HTMLSpanElement;
  text: string;
}

/** The log in an element of the page: only what has changed since the last time is drawn. */
export class DrawnLog {
  private readonly element: HTMLElement;
  private readonly log: OutputLog;
  private readonly note: HTMLSpanElement;
  private readonly drawn = new Map<OutputPiece, Drawn>();

  /** `cut` stands in the place of what is no longer shown. */
  constructor(element: HTMLElement, log: OutputLog, cut: string) {
    this.element = element;
    this.log = log;
    this.note = document.createElement('span');
    this.note.className = 'lemma-py-cut';
    this.note.textContent = `${cut}\n`;
  }

  draw(): void {
    const { element, log, note, drawn } = this;
    const shown = new Set(log.pieces);
    for (const [piece, { span }] of drawn) {
      if (shown.has(piece)) continue;
      span.remove();
      drawn.delete(piece);
    }
    if (!log.cut) note.remove();
    else if (!note.isConnected) element.prepend(note);
    for (const piece of log.pieces) this.drawPiece(piece);
    element.hidden = log.pieces.length === 0;
    element.scrollTop = element.scrollHeight;
  }

  clear(): void {
    this.drawn.clear();
    this.element.replaceChildren();
  }

  private drawPiece(piece: OutputPiece): void {
    let here = this.drawn.get(piece);
    if (!here) {
      const span = this.element.appendChild(document.createElement('span'));
      span.className = `lemma-py-${piece.stream}`;
      here = { span, text: '' };
      this.drawn.set(piece, here);
    }
    if (here.text === piece.text) return;
    here.text = piece.text;
    here.span.textContent = piece.text;
    if (piece.begins && piece.ended) layAlone(here.span, piece.text);
  }
}

/** Whole lines are laid out by themselves, and only where they are seen; until then they are as high as lines that do not wrap. */
function layAlone(span: HTMLSpanElement, text: string): void {
  span.classList.add('lemma-py-lines');
  span.style.setProperty('contain-intrinsic-block-size', `auto ${text.split('\n').length - 1}lh`);
}
