import type { CompiledQuestion } from '@lemma/lesson-renderer/compile';
import { questionSources } from '../question-source.ts';

interface AskedLesson {
  readonly shown: string;
  readonly markdown: string;
  readonly lesson:
    | {
        readonly uid: string;
        readonly questions: readonly Pick<CompiledQuestion, 'uid' | 'repl'>[];
      }
    | undefined;
}

/** How a prompt names a construct, in plain words or as code, and what a rule calls it. */
const constructs: readonly (readonly [said: RegExp, what: string])[] = [
  [/`for`(?: loop)?/u, 'for'],
  [/`while`(?: loop)?/u, 'while'],
  [/loops?\b/u, 'loop'],
  [/generator(?: expression)?\b/u, 'generator'],
  [/(?:list |set |dict )?comprehensions?\b/u, 'comprehension'],
  [/unpacking\b/u, 'unpacking'],
  [/index(?:ing)?\b/u, 'index'],
  [/slic(?:es?|ing)\b/u, 'slice'],
  [/`?lambda`?/u, 'lambda'],
  [/conditional expression\b/u, 'conditional-expression'],
  [/chains?\b/u, 'chain'],
  [/`if`/u, 'if'],
  [/recursion\b/u, 'recursion'],
  [/f-strings?\b/u, 'f-string'],
  [/`(?:and|or|not|try|with|break|continue|return|raise|assert|import)`/u, ''],
  [/`(?:\/\/|\*\*|[-+*/%@&|^]|[=!<>]=|[<>]|<<|>>)`/u, 'operator:'],
  [
    /`(?:abs|all|any|enumerate|len|map|filter|max|min|next|range|reversed|round|sort|sorted|sum|zip)`/u,
    'call:',
  ],
];

const construct = constructs.map(([said]) => said.source).join('|');
const one = `(?:an? |one |only |any )?(?:${construct})`;
/** "with `if` and without `max`", "Use `//` and a `while` loop", "(no slice)". */
const demand = new RegExp(
  `(?<verb>\\b(?:with|using|use|by|feed)|\\bwithout|\\(no) (?<list>${one}(?:(?:, | and | or |, and |, or )${one})*)`,
  'giu',
);

/**
 * Prompts that demand a construct ("with an `if`", "without a loop") and have no rule for it: a program without it, or with
 * it, would pass. Of "`sorted` or `max`", a rule on one of them or on what they replace is enough.
 */
export function checkAskedConstructs(lessons: readonly AskedLesson[]): string[] {
  return lessons.flatMap(({ shown, markdown, lesson }) =>
    questionSources(markdown).flatMap(({ id, line, body }) => {
      const repl = lesson?.questions.find(({ uid }) => uid === `${lesson.uid}/${id}`)?.repl;
      if (!repl) return [];
      return demandsOf(body)
        .filter(({ rule, anyOf }) => {
          const has = ({ rule: verb, what }: (typeof repl.rules)[0]) =>
            (verb === rule && anyOf.includes(what)) || (anyOf.length > 1 && verb === 'forbids');
          return !repl.rules.some(has);
        })
        .map(
          ({ said, rule, anyOf }) =>
            `${shown}:${line} error ${id} says "${said}", and no rule checks it. Add "- rule: ${rule} ${anyOf[0]}" to its tests, or do not demand it.`,
        );
    }),
  );
}

/** What is no construct behind a verb. */
const asText: Readonly<Record<string, RegExp>> = { by: /^`/u, with: /^`\W+`$/u };

interface Demand {
  readonly said: string;
  readonly rule: 'uses' | 'forbids';
  readonly anyOf: readonly string[];
}

function demandsOf(body: string): Demand[] {
  const prompt = (body.split(/^(?:`{3,}|:{3,})/mu)[0] ?? '').replaceAll(/\s+/gu, ' ');
  return [...prompt.matchAll(demand)].flatMap(([said, verb = '', list = '']): Demand[] => {
    const rule = /^(?:without|\(no)$/iu.test(verb) ? 'forbids' : 'uses';
    const names = [...list.matchAll(new RegExp(construct, 'giu'))].map(([name]) => name);
    // "Divided by `/`" and "joined with `-`" mean a character, "replaced by `round` of it" a value.
    const whats = names
      .filter((name) => !(asText[verb.toLowerCase()]?.test(name) ?? false))
      .map(whatOf);
    const choice = rule === 'uses' && whats.length > 1 && / or /u.test(list);
    return choice
      ? [{ said, rule, anyOf: whats }]
      : whats.map((what) => ({ said, rule, anyOf: [what] }));
  });
}

function whatOf(name: string): string {
  const found = constructs.find(([said]) => new RegExp(`^(?:${said.source})$`, 'iu').test(name));
  const what = found?.[1] ?? '';
  return what === '' || what.endsWith(':') ? `${what}${name.replaceAll('`', '')}` : what;
}
