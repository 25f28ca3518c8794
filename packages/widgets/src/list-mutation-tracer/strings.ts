export interface ListMutationTracerStrings {
  readonly todo: string;
}

export const englishListMutationTracer: ListMutationTracerStrings = { todo: '' };
