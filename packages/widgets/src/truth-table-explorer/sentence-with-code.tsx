/** Stands in the sentence for the code, wherever a language puts it. */
const HERE = '\uE000';

interface SentenceWithCodeProps {
  readonly sentence: (code: string) => string;
  readonly code: string;
}

/** A sentence about a piece of code, with the code in its own letters. */
export function SentenceWithCode({ sentence, code }: SentenceWithCodeProps) {
  const [before, after] = sentence(HERE).split(HERE);
  return (
    <>
      {before}
      <code className="lw-code">{code}</code>
      {after}
    </>
  );
}
