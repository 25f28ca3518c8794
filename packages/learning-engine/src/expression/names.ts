import { tokenize } from './tokens.ts';

/** Whether expressions can refer to something by this name. */
export function isName(text: string): boolean {
  if (text.length > 100) return false;
  const [token] = tokenize(text);
  return token?.type === 'name' && token.written === text && text !== 'if';
}
