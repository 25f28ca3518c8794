import type { LessonHtml } from '../format/lesson-html.ts';

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ): { createHTML(html: string): unknown };
}

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

/**
 * The one gate through which a compiled lesson's HTML reaches the page: the Trusted Types policy
 * `lemma-lesson`, where the browser has them. A page allows it with `trusted-types lemma-lesson`.
 */
export function trustedHtml(html: LessonHtml): { readonly __html: string } {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return { __html: html };
  policy ??= factory.createPolicy('lemma-lesson', { createHTML: (text) => text });
  // React hands the TrustedHTML object to innerHTML unread; its type only knows text.
  return { __html: policy.createHTML(html) as string };
}
