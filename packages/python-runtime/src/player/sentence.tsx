import { sentenceParts } from './marked-code.ts';

/** A sentence with its code set as code. */
export function Sentence({ text }: { readonly text: string }) {
  return sentenceParts(text).map((part, index) =>
    part.isCode ? <code key={index}>{part.text}</code> : part.text,
  );
}
