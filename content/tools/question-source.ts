/** Where question containers stand in a lesson's Markdown. */
const container = /^(:{3,})question\{([^\n]*)\}[ \t]*\n([\s\S]*?)^\1[ \t]*$/gmu;
const fence = /^(`{3,})([^\n`]*)\n([\s\S]*?)^\1[ \t]*$/gmu;
const aside = /^(:{3,})(hint|steps)\b[^\n]*\n([\s\S]*?)^\1[ \t]*$/gmu;

export interface Fence {
  /** What stands behind the backticks: `python run`, `yaml tests`. */
  readonly info: string;
  readonly body: string;
  /** Line of the opening fence, from 1. */
  readonly line: number;
  /** Offsets of the whole block in the text. */
  readonly start: number;
  readonly end: number;
}

/** A hint or the worked steps of a question. */
export interface Aside {
  readonly kind: 'hint' | 'steps';
  readonly body: string;
  /** Line of its opening colons in the lesson, from 1. */
  readonly line: number;
}

export interface QuestionSource {
  readonly id: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly body: string;
}

/** Questions of a lesson as their author wrote them, top to bottom. */
export function questionSources(markdown: string): QuestionSource[] {
  return [...markdown.matchAll(container)].map((match) => ({
    id: /#([\w-]+)/u.exec(match[2] ?? '')?.[1] ?? '',
    line: lineAt(markdown, match.index),
    start: match.index,
    end: match.index + match[0].length,
    body: match[3] ?? '',
  }));
}

export function fences(markdown: string): Fence[] {
  return [...markdown.matchAll(fence)].map((match) => ({
    info: (match[2] ?? '').trim(),
    body: match[3] ?? '',
    line: lineAt(markdown, match.index),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Hints and worked steps of a question, top to bottom. */
export function asides({ body, line }: QuestionSource): Aside[] {
  return [...body.matchAll(aside)].map((match) => ({
    kind: match[2] === 'hint' ? 'hint' : 'steps',
    body: match[3] ?? '',
    line: line + lineAt(body, match.index),
  }));
}

/** The lesson's own fences: those that stand in no question. */
export function fencesOutsideQuestions(markdown: string): Fence[] {
  const questions = questionSources(markdown);
  return fences(markdown).filter(
    ({ start }) => !questions.some((question) => start >= question.start && start < question.end),
  );
}

/** What a learner is asked: prompt, options and the code to reach, without help, tests and proofs. */
export function askedText({ body }: QuestionSource): string {
  return body
    .replaceAll(fence, (block: string, _ticks: string, info: string) =>
      /\b(?:verify|wrong|tests|params|mended)\b/u.test(info) ? '' : block,
    )
    .replaceAll(aside, '')
    .replaceAll(/^[ \t]*>.*$/gmu, '');
}

function lineAt(markdown: string, offset: number): number {
  return markdown.slice(0, offset).split('\n').length;
}
