/**
 * HTML with all that a specification leaves open taken out (white space between blocks, quotes, closing slashes) and
 * all that a lesson adds (classes, anchors, scroll boxes, captions).
 */
export function normalHtml(html: string): string {
  return html
    .replaceAll(
      /<figure>\s*<img ([^>]*?) loading="lazy">\s*<figcaption>([^]*?)<\/figcaption><\/figure>/g,
      '<p><img $1 title="$2"></p>',
    )
    .replaceAll(/<div class="lemma-scroll"[^>]*>(<table>[^]*?<\/table>)<\/div>/g, '$1')
    .replaceAll(/<span class="lemma-task"[^>]*data-done="(true|false)"><\/span>/g, '<task $1>')
    .replaceAll(/<input ([^>]*?)type="checkbox"[^>]*>/g, (_all, before: string) =>
      before.includes('checked') ? '<task true>' : '<task false>',
    )
    .replaceAll(/<span class="hljs[^>]*>|<\/?span>/g, '')
    .replaceAll(/ (?:id|rel|loading|tabindex|class="(?!language)[^"]*")(?:="[^"]*")?(?=[ >/])/g, '')
    .replaceAll(/&#x3C;|&lt;/g, '&lt;')
    .replaceAll(/&#x26;|&amp;/g, '&')
    .replaceAll(/&quot;|&#39;|&#x27;|'/g, '"')
    .replaceAll('&gt;', '>')
    .replaceAll(' />', '>')
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/\s+(?=<\/?(?:p|li|blockquote|code|pre)>)|(?<=<(?:li|blockquote|p)>)\s+/g, '')
    .trim();
}
