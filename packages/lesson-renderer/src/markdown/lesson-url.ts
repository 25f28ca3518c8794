const pattern = /^([a-z][a-z0-9]*(?:-[a-z0-9]+)+)(?:#([\w:-]+))?$/;

/** `la-dot-product` or `la-dot-product#def-dot`: another lesson by its uid, and a place in it. */
export function lessonUrl(
  url: string,
): { readonly uid: string; readonly fragment: string | undefined } | undefined {
  const [, uid, fragment] = pattern.exec(url) ?? [];
  return uid === undefined ? undefined : { uid, fragment };
}
