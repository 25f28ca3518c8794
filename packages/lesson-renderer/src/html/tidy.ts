import type { Element, Root, RootContent } from 'hast';
import { element } from './html-nodes.ts';
import { joinFormulas } from './join-formulas.ts';
import type { LessonLabels } from '../format/labels.ts';

/**
 * Mends what the standard Markdown HTML lacks: tables scroll in a box of their own, task boxes have a name, no line begins with the punctuation after a formula,
 * and the title of footnotes has an id that no other part of the page has.
 */
export function tidy(tree: Root, prefix: string, labels: LessonLabels): Root {
  tidyChildren(tree.children, prefix, labels);
  return tree;
}

/** `name`: of a table with a caption, by the box around it. */
function tidyChildren(
  children: RootContent[],
  prefix: string,
  labels: LessonLabels,
  name?: string,
): void {
  joinFormulas(children);
  for (const [index, node] of children.entries()) {
    if (node.type !== 'element') continue;
    if (node.properties['id'] === 'footnote-label') node.properties['id'] = `${prefix}footnotes`;
    if (node.properties['dataFootnoteRef'] !== undefined) {
      node.properties['ariaDescribedBy'] = [`${prefix}footnotes`];
    }
    const caption = node.properties['data-name'];
    delete node.properties['data-name'];
    tidyChildren(node.children, prefix, labels, caption ? String(caption) : undefined);
    // A corner over the names of rows is no header: nothing is below it that it could name.
    if (node.tagName === 'th' && node.children.length === 0) node.tagName = 'td';
    if (node.tagName === 'table') children[index] = scrollBox(node, name ?? labels.table);
    if (node.tagName === 'input')
      children[index] = taskMark(node.properties['checked'] === true, labels);
  }
}

/** Keyboard users can focus and scroll it. */
function scrollBox(table: Element, ariaLabel: string): Element {
  return element('div', [table], {
    className: ['lemma-scroll'],
    tabIndex: 0,
    role: 'group',
    ariaLabel,
  });
}

function taskMark(done: boolean, labels: LessonLabels): Element {
  return element('span', [], {
    className: ['lemma-task'],
    role: 'img',
    ariaLabel: done ? labels.done : labels.toDo,
    'data-done': String(done),
  });
}
