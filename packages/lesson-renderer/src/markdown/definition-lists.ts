import type { Data, Paragraph, Parent, PhrasingContent, RootContent } from 'mdast';

/** Terms with what they mean, as PHP Markdown Extra, Pandoc and MyST write them. */
export interface DefinitionList extends Parent {
  type: 'definitionList';
  children: (DefinitionTerm | DefinitionDescription)[];
}
export interface DefinitionTerm extends Parent {
  type: 'definitionTerm';
  children: PhrasingContent[];
  data?: DefinitionTermData;
}
export interface DefinitionDescription extends Parent {
  type: 'definitionDescription';
  children: PhrasingContent[];
}
interface DefinitionTermData extends Data {
  /** Its anchor, in a glossary. */
  id?: string;
}

declare module 'mdast' {
  interface RootContentMap {
    definitionList: DefinitionList;
    definitionTerm: DefinitionTerm;
    definitionDescription: DefinitionDescription;
  }
  interface BlockContentMap {
    definitionList: DefinitionList;
  }
}

/**
 * A paragraph whose later lines begin with a colon and a space is a term and its definitions; so is one before a
 * paragraph that begins so. Lists that follow each other are one.
 */
export function joinDefinitions(children: RootContent[]): void {
  // Most text has none.
  if (!children.some((node) => node.type === 'paragraph' && hasDefinition(node))) return;
  const joined: RootContent[] = [];
  const list = (at: Paragraph): DefinitionList => {
    const last = joined.at(-1);
    if (last?.type === 'definitionList') return last;
    const { position } = at;
    const next: DefinitionList = {
      type: 'definitionList',
      children: [],
      ...(position ? { position } : {}),
    };
    joined.push(next);
    return next;
  };
  for (const node of children) {
    const lines = node.type === 'paragraph' ? linesOf(node.children) : [];
    const first = lines.findIndex(isDefinition);
    const before = joined.at(-1);
    if (node.type !== 'paragraph' || first === -1) joined.push(node);
    else if (first > 0 || before?.type === 'definitionList') addTo(list(node), lines, node);
    else if (before?.type === 'paragraph' && !before.data?.directiveLabel) {
      joined.pop();
      addTo(list(before), linesOf(before.children), before);
      addTo(list(before), lines, node);
    } else joined.push(node);
  }
  children.splice(0, children.length, ...joined);
}

/** Lines before the first definition are terms; a line without a colon goes on with the definition above it. */
function addTo(
  { children }: DefinitionList,
  lines: readonly PhrasingContent[][],
  { position }: Paragraph,
): void {
  let isOpen = false;
  const at = position ? { position } : {};
  for (const line of lines) {
    const last = children.at(-1);
    if (isDefinition(line)) {
      children.push({ type: 'definitionDescription', children: withoutColon(line), ...at });
      isOpen = true;
    } else if (isOpen && last) last.children.push({ type: 'text', value: '\n' }, ...line);
    else children.push({ type: 'definitionTerm', children: line, ...at });
  }
}

const colon = /^: +(?=\S)|^: *$/;

function hasDefinition({ children }: Paragraph): boolean {
  return children.some(
    (node, index) =>
      node.type === 'text' &&
      (/\n: /.test(node.value) ||
        ((index === 0 || children[index - 1]?.type === 'break') && colon.test(node.value))),
  );
}

function isDefinition([first]: readonly PhrasingContent[]): boolean {
  return first?.type === 'text' && colon.test(first.value);
}

function withoutColon([first, ...rest]: PhrasingContent[]): PhrasingContent[] {
  if (first?.type !== 'text') return rest;
  const value = first.value.replace(colon, '');
  return value === '' ? rest : [{ ...first, value }, ...rest];
}

/** A paragraph's words, line by line. Of a text that is cut the first piece keeps the place where it was typed. */
function linesOf(nodes: readonly PhrasingContent[]): PhrasingContent[][] {
  const lines: PhrasingContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'break') lines.push([]);
    else if (node.type !== 'text') lines.at(-1)?.push(node);
    else
      for (const [index, value] of node.value.split('\n').entries()) {
        if (index > 0) lines.push([]);
        if (value !== '')
          lines.at(-1)?.push(index === 0 ? { ...node, value } : { type: 'text', value });
      }
  }
  return lines.filter((line) => line.length > 0);
}

/** The terms of a list with the definitions of each. */
export function definitionsIn(
  list: DefinitionList,
): { readonly terms: DefinitionTerm[]; readonly descriptions: DefinitionDescription[] }[] {
  const groups: { terms: DefinitionTerm[]; descriptions: DefinitionDescription[] }[] = [];
  for (const node of list.children) {
    const last = groups.at(-1);
    if (node.type === 'definitionDescription') last?.descriptions.push(node);
    else if (last && last.descriptions.length === 0) last.terms.push(node);
    else groups.push({ terms: [node], descriptions: [] });
  }
  return groups;
}
