export interface TruthTableExplorerStrings {
  readonly todo: string;
}

export const englishTruthTableExplorer: TruthTableExplorerStrings = { todo: '' };
