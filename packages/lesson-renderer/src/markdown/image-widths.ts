import type { RootContent } from 'mdast';

declare module 'mdast' {
  interface ImageData {
    /** As the author typed it: a share of the text's width, `60%`, or pixels, `320`. */
    width?: string;
  }
}

const attributes = /^\{((?:#[\w:-]+ +)?)width="?([^\s"{}]{1,12})"?(?: +(#[\w:-]+))? *\}/;

/** `![…](cat.png){width=60%}`, also beside an id, `{#fig-cat width=60%}`: the width goes to the image, the id stays behind it. */
export function readWidths(children: RootContent[]): void {
  for (const [index, image] of children.entries()) {
    const after = children[index + 1];
    if (image.type !== 'image' || after?.type !== 'text') continue;
    const found = attributes.exec(after.value);
    if (!found) continue;
    image.data = { ...image.data, width: found[2] ?? '' };
    const id = (found[1] ?? '').trim() || found[3];
    const rest = after.value.slice(found[0].length);
    after.value = id ? `{${id}}${rest}` : rest;
    if (after.value === '') children.splice(index + 1, 1);
  }
}
