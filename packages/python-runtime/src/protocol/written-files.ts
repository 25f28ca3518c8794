/** A file that a program wrote into its working folder. Of one that is too large only name and size are known. */
export interface WrittenFile {
  /** Path from the working folder. */
  readonly name: string;
  readonly bytes: number;
  /** Its whole text, where it is one (UTF-8). */
  readonly text?: string;
  /** Its whole content, where it is no text. */
  readonly base64?: string;
}

/** A program can forge what the interpreter answers: no more is taken than the interpreter would tell. */
const mostFiles = 50;
const longestName = 1_000;
const mostCharacters = 1_400_000;

/** The files of an answer, checked; those of another shape are left out. */
export function parseWrittenFiles(answer: unknown): readonly WrittenFile[] {
  if (!Array.isArray(answer)) return [];
  let left = mostCharacters;
  return answer.slice(0, mostFiles).flatMap((each: unknown): WrittenFile[] => {
    if (typeof each !== 'object' || each === null) return [];
    const { name, bytes, text, base64 } = each as Record<string, unknown>;
    if (typeof name !== 'string' || name === '' || name.length > longestName) return [];
    if (typeof bytes !== 'number' || !(bytes >= 0)) return [];
    const content = typeof text === 'string' ? text : base64;
    if (typeof content !== 'string' || content.length > left) return [{ name, bytes }];
    left -= content.length;
    return [typeof text === 'string' ? { name, bytes, text } : { name, bytes, base64: content }];
  });
}
