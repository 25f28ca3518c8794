import {
  blockComment,
  type Grammar,
  hashComment,
  number,
  string,
  type TokenKind,
  words,
} from './grammar.ts';

const python: Grammar = [
  // The name of a further file of a program, with its line end: it is shown as a block.
  ['section', /^-- [\w./-]+ --(?:\n|$)/],
  ['comment', /#[^\n]*/],
  [
    'string',
    /(?<!\w)[rbfuRBFU]{0,2}(?:"""(?:\\[^]|[^\\])*?(?:"""|(?![^]))|'''(?:\\[^]|[^\\])*?(?:'''|(?![^]))|"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?)/,
  ],
  ['meta', /(?<=^[ \t]{0,40})@[\w.]+|^(?:>>>|\.\.\.)(?= )/],
  ['title', /(?<=\b(?:def|class) )\w+/],
  [
    'keyword',
    words(
      'and as assert async await break case class continue def del elif else except finally for from global if import in is lambda match nonlocal not or pass raise return try while with yield',
    ),
  ],
  ['literal', words('True False None')],
  [
    'built_in',
    words(
      'abs all any bool bytes chr dict dir enumerate eval filter float format input int isinstance len list map max min next object open ord pow print property range repr reversed round set slice sorted str sum super tuple type zip',
    ),
  ],
  ['number', number],
];

const scriptWords =
  'as async await break case catch class const continue debugger default delete do else export extends finally for from function get if import in instanceof let new of return set static super switch this throw try typeof var void while with yield';
const typeWords =
  'abstract any boolean declare enum implements interface is keyof namespace never number object private protected public readonly satisfies string type unknown';

const script = (keywords: string): Grammar => [
  ['comment', /\/\/[^\n]*/],
  ['comment', blockComment],
  ['string', string],
  ['string', /`(?:\\[^]|[^`\\])*`?/],
  ['regexp', /(?<=[=(,:;!&|?{}[] ?)\/(?![/*])(?:\\.|[^/\\\n]){1,200}\/[a-z]*/],
  ['meta', /@[A-Za-z]\w*/],
  ['title', /(?<=\b(?:function|class|interface|type|enum) )[\w$]+/],
  ['keyword', words(keywords)],
  ['literal', words('true false null undefined NaN Infinity')],
  ['built_in', /\b(?:console|[A-Z]\w*)(?=[.(])/],
  ['number', number],
];

const sql: Grammar = [
  ['comment', /--[^\n]*/],
  ['comment', blockComment],
  ['string', string],
  [
    'keyword',
    new RegExp(
      words(
        'and as asc between by case create delete desc distinct drop else end exists from group having in inner insert into is join left limit not on or order outer over partition select set table then union update values when where with',
      ).source,
      'i',
    ),
  ],
  ['literal', /\b(?:null|true|false|NULL|TRUE|FALSE)\b/],
  ['built_in', /\b[A-Za-z_]+(?=\()/],
  ['number', number],
];

const bash: Grammar = [
  ['comment', hashComment],
  ['string', /"(?:\\[^]|[^"\\])*"?|'[^']*'?/],
  ['meta', /\$\{[^}\n]*\}?|\$[\w@#?*!$]+/],
  [
    'keyword',
    words('case do done elif else esac fi for function if in local return select then until while'),
  ],
  ['literal', words('true false')],
  ['built_in', words('cd echo exit export printf pwd read set source test')],
  ['number', number],
];

const css: Grammar = [
  ['comment', blockComment],
  ['string', string],
  ['meta', /@[\w-]+/],
  ['attr', /(?<![\w-])[\w-]+(?=[ \t]{0,8}:)/],
  ['number', /#[\da-fA-F]{3,8}\b|(?<![\w-])\d[\w.%]*/],
  ['title', /[.#][A-Za-z_][\w-]*/],
  ['keyword', /!important\b|::?[a-z-]+/],
];

const xml: Grammar = [
  ['comment', /<!--[^]*?(?:-->|(?![^]))/],
  ['meta', /<[!?][^>]*>?/],
  ['title', /(?<=<\/?)[A-Za-z][\w:.-]*/],
  ['attr', /(?<![\w:-])[\w:-]+(?==)/],
  ['string', /(?<==)(?:"[^"]*"?|'[^']*'?)/],
  ['literal', /&#?\w{1,32};/],
];

const json: Grammar = [
  ['attr', /"(?:\\.|[^"\\\n])*"(?=[ \t]{0,8}:)/],
  ['string', /"(?:\\.|[^"\\\n])*"?/],
  ['literal', words('true false null')],
  ['number', number],
];

const yaml: Grammar = [
  ['comment', hashComment],
  ['attr', /(?<![\w.-])[\w.-]+(?=:(?:\s|$))/],
  ['string', string],
  ['meta', /^(?:---|\.\.\.)|(?<!\S)[&*!][\w-]+/],
  ['literal', words('true false null')],
  ['number', number],
];

const javascript = script(scriptWords);
const typescript = script(`${scriptWords} ${typeWords}`);

const all = {
  bash: [bash, 'sh', 'shell'],
  css: [css],
  javascript: [javascript, 'js', 'jsx'],
  json: [json],
  python: [python, 'py', 'pycon'],
  sql: [sql],
  typescript: [typescript, 'ts', 'tsx'],
  xml: [xml, 'html', 'svg'],
  yaml: [yaml, 'yml'],
} as const satisfies Record<string, readonly [Grammar, ...string[]]>;

/** One pattern a language, with a named group for each kind of token. */
export const patterns: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(all).flatMap(([name, [grammar, ...aliases]]) => {
    const pattern = joined(grammar);
    return [name, ...aliases].map((known) => [known, pattern] as const);
  }),
);

function joined(grammar: Grammar): RegExp {
  const kinds = [...new Set(grammar.map(([kind]) => kind))];
  const of = (kind: TokenKind) =>
    grammar.flatMap(([other, { source }]) => (other === kind ? [source] : [])).join('|');
  const flags = grammar.some(([, { ignoreCase }]) => ignoreCase) ? 'gim' : 'gm';
  return new RegExp(kinds.map((kind) => `(?<${kind}>${of(kind)})`).join('|'), flags);
}
