declare const made: unique symbol;

/**
 * HTML that the compiler made: a string, and for TypeScript one of its own kind, so that nothing that somebody typed takes its place by
 * mistake. It is trusted like a script (README, Security). Nothing at all is harmless.
 */
export type LessonHtml = '' | (string & { readonly [made]: 'by the compiler' });
