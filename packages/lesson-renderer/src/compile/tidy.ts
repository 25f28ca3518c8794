import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Mends what the standard Markdown HTML lacks: tables scroll in a box of their own, task boxes have a name,
 * and the title of footnotes has an id that no other part of the page has.
 */
export function tidy(tree: Root, prefix: string): Root {
  visit(tree, 'element', (node, index, parent) => {
    if (index === undefined || !parent) return undefined;
    if (node.properties['id'] === 'footnote-label') node.properties['id'] = `${prefix}footnotes`;
    if (node.properties['dataFootnoteRef'] !== undefined) {
      node.properties['ariaDescribedBy'] = [`${prefix}footnotes`];
    }
    if (node.tagName === 'table') {
      parent.children[index] = scrollBox(node);
      return SKIP;
    }
    if (node.tagName === 'input') {
      parent.children[index] = taskMark(node.properties['checked'] === true);
      return SKIP;
    }
    return undefined;
  });
  return tree;
}

/** Keyboard users can focus and scroll it. */
function scrollBox(table: Element): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['lemma-scroll'], tabIndex: 0, role: 'group', ariaLabel: 'Table' },
    children: [table],
  };
}

function taskMark(done: boolean): Element {
  return {
    type: 'element',
    tagName: 'span',
    properties: {
      className: ['lemma-task'],
      role: 'img',
      ariaLabel: done ? 'Done' : 'To do',
      'data-done': String(done),
    },
    children: [],
  };
}
