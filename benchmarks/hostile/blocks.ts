import { each, fill, most, stairs, type Texts } from './make.ts';

/** Headings, lists, quotes, tables, footnotes. */
export const blocks: Texts = {
  'plain prose': () =>
    fill(
      'Every linear map sends the origin to itself and keeps lines parallel, so what it does is known.\n\n',
    ),
  definitions: () => each((i) => `[a${i}]: b\n`),
  'definitions parted': () => each((i) => `[a${i}]: b\n\n`),
  footnotes: () => each((i) => `a[^${i}]\n\n[^${i}]: note\n\n`),
  'footnote used much': () =>
    '[^a]: ' + 'note '.repeat(1000) + '\n\n' + fill('[^a] '.repeat(600) + '\n\n'),
  'footnote chain': () => each((i) => `[^${i}]: a [^${i + 1}]\n\n`) + '\n\n[^0]',
  'footnote tree': () => '[^0]\n\n' + each((i) => `[^${i}]: a [^${2 * i + 1}] [^${2 * i + 2}]\n\n`),
  'footnote nested lines': () => stairs((i) => '    '.repeat(i % 300) + '[^' + i + ']: a'),
  'wide table 190': () =>
    fill(
      '|' +
        'a|'.repeat(190) +
        '\n|' +
        '-|'.repeat(190) +
        '\n' +
        ('|' + 'b|'.repeat(190) + '\n').repeat(390) +
        '\n',
    ),
  'table short rows of wide head': () =>
    fill('|' + 'a|'.repeat(190) + '\n|' + '-|'.repeat(190) + '\n' + '|\n'.repeat(390) + '\n'),
  'table of escaped pipes': () => fill('|a|\n|-|\n|' + '\\|'.repeat(2000) + '|\n\n'),
  'many tables': () => fill('|a|b|\n|-|-|\n|c|d|\n\n'),
  'delimiter row with no head': () => fill('|-'.repeat(190) + '\n\n'),
  'table candidate lines': () => fill('a|b\n'.repeat(390) + '\n'),
  'table heads upon heads': () => fill('|a|\n|-|\n'.repeat(190) + '\n'),
  lists: () => fill('- a\n'),
  'lists parted': () => fill('- a\n\n'),
  'lists stair': () => stairs((i) => ' '.repeat(2 * (i % 16)) + '- a'),
  'list stair deep': () => stairs((i) => ' '.repeat(2 * i) + '- a'),
  'list stair deep tabs': () => stairs((i) => '\t'.repeat(i) + '- a'),
  'list deep on a line': () => fill('- '.repeat(8) + 'a\n'),
  'list with very many blank': () => fill('- a\n\n\n\n\n\n\n'),
  'list with indented code': () => fill('- a\n\n      code\n\n'),
  quote: () => fill('> a\n'),
  'quote deep lines': () => fill('> > > > > > > > a\n'),
  'quote lazy': () => fill('> > > > > > > > a\n' + 'lazy\n'.repeat(390) + '\n'),
  'quotes and lists': () => fill('> - > - > - a\n'),
  'quote stair': () => stairs((i) => '>'.repeat(i % 1000) + ' a'),
  'ordered lists': () => each((i) => `${i % 999999}. a\n`),
  'ordered long digits': () => fill('999999999) a\n\n'),
  'task lists': () => fill('- [ ] a\n- [x] b\n'),
  headings: () => each((i) => `# a ${i}\n\n`),
  'headings equal': () => fill('### a\n\n'),
  'headings empty': () => fill('#\n'),
  'headings setext': () => fill('a\n=\n'),
  'heading long': () => '# ' + fill('a '),
  'heading closed by many': () => '# a ' + '#'.repeat(most),
  'heading hashes and spaces': () => '# ' + fill('# '),
  'heading spaces': () => fill('# a' + ' '.repeat(10000) + 'b\n\n'),
  'thematic breaks': () => fill('---\n'),
  'thematic long': () => fill('- '),
  'thematic almost': () => fill('* '.repeat(5000) + 'a\n\n'),
  ids: () => each((i) => `### A {#a-${i}}\n\n`),
  'equal ids': () => fill('### A {#a}\n\n'),
  'headings with equal slugs': () => fill('### a b\n\n'),
};
