type TokenSource = (options: { readonly fresh: boolean }) => Promise<string | undefined>;

let source: TokenSource | undefined;

/** The sign-in state says where tokens come from. */
export function setTokenSource(next: TokenSource): () => void {
  source = next;
  return () => {
    if (source === next) source = undefined;
  };
}

/** A token of whoever is signed in, for the API client. */
export const currentToken: TokenSource = async (options) => source?.(options);
