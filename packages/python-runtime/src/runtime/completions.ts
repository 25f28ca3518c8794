export interface Completions {
  /** Offset in the text at which the completed word begins. */
  readonly from: number;
  readonly options: readonly { readonly label: string; readonly type: string }[];
}

export const noCompletions: Completions = { from: 0, options: [] };

/** What the interpreter answers to `complete`, checked. */
export function parseCompletions(answer: unknown): Completions {
  if (typeof answer !== 'object' || answer === null) return noCompletions;
  const { from, options } = answer as Record<string, unknown>;
  if (typeof from !== 'number' || !Array.isArray(options)) return noCompletions;
  return { from, options: options.filter(isOption) };
}

function isOption(option: unknown): option is { label: string; type: string } {
  return typeof option === 'object' && option !== null && 'label' in option && 'type' in option;
}
