export interface EigenvectorExplorerStrings {
  readonly todo: string;
}

export const englishEigenvectorExplorer: EigenvectorExplorerStrings = { todo: '' };
