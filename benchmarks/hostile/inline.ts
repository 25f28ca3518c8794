import { each, fill, most, stairs, type Texts } from './make.ts';

/** Brackets, emphasis, addresses, references and characters. */
export const inline: Texts = {
  '100,000 open brackets': () => '['.repeat(100_000),
  '100,000 nested brackets': () => '['.repeat(50_000) + ']'.repeat(50_000),
  '100,000 pairs nested': () => '['.repeat(100_000) + ']'.repeat(100_000),
  'url with underscores': () => 'http://' + fill('a_'),
  'url lines': () => fill('http://a.b/' + ')'.repeat(1000) + '\n\n'),
  'email with underscores': () => 'a@' + fill('b_'),
  'email with dashes': () => 'a@' + fill('b-.'),
  'emphasis pairs': () => fill('*a* '),
  'emphasis runs of paragraphs': () => fill('*a **b '.repeat(200) + '\n\n'),
  'emphasis closers': () => fill('a** b* '.repeat(200) + '\n\n'),
  'emphasis 2900 marks': () => fill('*'.repeat(2900) + 'a\n\n'),
  'emphasis 2900 marks both': () => fill('*'.repeat(1450) + 'a' + '*'.repeat(1450) + '\n\n'),
  'emphasis nested opened/closed': () => fill('*a '.repeat(700) + 'b* '.repeat(700) + '\n\n'),
  'emphasis alternate': () => fill('*a _b '.repeat(700) + '\n\n'),
  'emphasis mixed lengths': () =>
    fill('*a **a ***a '.repeat(240) + 'b*** b** b* '.repeat(240) + '\n\n'),
  strikethrough: () => fill('~~a ~~b~~ '.repeat(250) + '\n\n'),
  'underscores intraword': () => fill('a_b_'.repeat(700) + '\n\n'),
  'backticks growing': () => stairs((i) => '`'.repeat(1 + (i % 900)) + ' a\n'),
  'backticks growing, one paragraph': () => {
    let s = '';
    for (let p = 0; s.length < most; p++) {
      for (let i = 1; i < 76; i++) s += '`'.repeat(i) + 'a ';
      s += '\n\n';
    }
    return s;
  },
  'dollars growing': () => {
    let s = '';
    for (let p = 0; s.length < most; p++) {
      for (let i = 1; i < 76; i++) s += '$'.repeat(i) + 'a ';
      s += '\n\n';
    }
    return s;
  },
  'tildes growing': () => {
    let s = '';
    for (let p = 0; s.length < most; p++) {
      for (let i = 1; i < 76; i++) s += '~'.repeat(i) + 'a ';
      s += '\n\n';
    }
    return s;
  },
  links: () => fill('[a](b) '),
  'links inside links': () => fill('[a '.repeat(500) + '](b) '.repeat(500) + '\n\n'),
  'links nested, closed': () => fill('['.repeat(700) + 'a' + '](b)'.repeat(700) + '\n\n'),
  'images nested': () => fill('!['.repeat(700) + 'a' + '](b)'.repeat(700) + '\n\n'),
  'links with open title': () => fill('[a](b "'.repeat(400) + '\n\n'),
  'links with open dest <': () => fill('[a](<b '.repeat(400) + '\n\n'),
  'link dest parens': () => fill('[a](' + '('.repeat(2500) + '\n\n'),
  'link dest balanced parens': () => fill('[a](' + '('.repeat(30) + 'b' + ')'.repeat(30) + ') '),
  'link label long': () => fill('[' + 'a '.repeat(490) + ']: b\n\n'),
  'brackets pairs': () => fill('[a]'.repeat(700) + '\n\n'),
  'bracket pairs with definitions': () =>
    each((i) => `[a${i}]: /b\n\n[a${i}] [a${i + 1}] [b][a${i}]\n\n`),
  'html blocks': () => fill('<div>\n\n'),
  'html open': () => fill('<a '.repeat(700) + '\n\n'),
  'html attributes': () => fill('<a b="c" '.repeat(700) + '\n\n'),
  'html attr one line': () => '<a ' + fill('b '),
  'html comment open': () => fill('<!-- '),
  'html comments many': () => fill('<!-- a --> '.repeat(400) + '\n\n'),
  'html comment lines': () => fill('<!--\n'),
  'html cdata': () => fill('<![CDATA['.repeat(500) + '\n\n'),
  'html pi': () => fill('<?'.repeat(1400) + '\n\n'),
  'html decl': () => fill('<!A '.repeat(1400) + '\n\n'),
  autolinks: () => fill('<http://a.b> '),
  'autolink open': () => fill('<http://a'.repeat(1400) + '\n\n'),
  'autolink email long': () => '<' + fill('a.') + '@b.c>',
  entities: () => fill('&copy; '),
  'entities long digits': () => fill('&#' + '1'.repeat(2000) + '; '),
  'entities unfinished': () => fill('&' + 'a'.repeat(2000) + ' '),
  'long heading referred to': () =>
    '### ' + 'a '.repeat(50000) + '\n\n' + fill('[](#' + 'a-'.repeat(49999) + 'a) '),
  'long theorem referred to': () =>
    ':::tip[' + 'a '.repeat(4000) + ']{#a}\nb\n:::\n\n' + fill('[](#a) '.repeat(200) + '\n\n'),
  'long footnote in many parts': () =>
    '[^a]: ' + 'note '.repeat(20000) + '\n\n' + each((i) => `### a ${i}\n\nb[^a]\n\n`),
  images: () => fill('![a](b.png)\n\n'),
  'image titles': () => fill('![a](b.png "c")\n\n'),
  'hard breaks': () => fill('a\\\n'.repeat(390) + '\n'),
  'hard break spaces': () => fill('a' + ' '.repeat(3000) + '\n'),
  'trailing spaces inline': () => fill('a' + ' '.repeat(500_000) + 'b '),
  'control characters': () => fill('\u0000\u0001\u0002'),
  surrogates: () => fill('\ud800'),
  'CR only': () => fill('a\r'),
  CRLF: () => fill('a\r\n\r\n'),
  'RTL marks': () => fill('\u202e\u200f'),
  combining: () => 'a' + fill('\u0301'),
  nbsp: () => fill('\u00a0'),
  'line separators': () => fill('\u2028'),
  'cross refs': () => each((i) => `[](#a-${i}) `),
  'cross refs to one': () => '### A {#a}\n\n' + fill('[](#a) '.repeat(400) + '\n\n'),
  'eq refs': () => '$$\nx\n$$ {#eq-a}\n\n' + fill('[](#eq-a) '.repeat(400) + '\n\n'),
};
