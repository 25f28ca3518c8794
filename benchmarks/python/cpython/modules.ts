/** CPython's own test modules that make sense in a page: no processes, sockets, threads or signals. */
export const cpythonModules: readonly string[] = `
  array augassign binop bisect bool bytes calendar class cmath collections colorsys compare complex
  contains contextlib copy csv dataclasses datetime decimal decorators defaultdict deque descr dict
  dictcomps dictviews difflib enum enumerate exceptions float format fractions fstring functools
  generators genexps global graphlib heapq html int isinstance iter itertools json keyword
  keywordonlyarg list listcomps long math named_expressions numeric_tower operator ordered_dict patma
  pow pprint print property raise re reprlib richcmp scope set setcomps shlex slice statistics string
  struct super textwrap tuple types unpack userdict userlist with
`
  .trim()
  .split(/\s+/);
