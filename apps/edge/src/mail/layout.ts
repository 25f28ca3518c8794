import { html, raw } from 'hono/html';
import type { Words } from './words.ts';

export interface LayoutOptions {
  readonly product: string;
  /** Origin of the site. */
  readonly siteUrl: string;
  /** Page that ends mail of this kind; none for what follows from something that the reader did. */
  readonly endUrl?: string | undefined;
}

/** A mail's text and HTML: the same sentences and addresses in both. */
export async function layOut(
  words: Words,
  { product, siteUrl, endUrl }: LayoutOptions,
): Promise<{ readonly text: string; readonly html: string }> {
  const action = words.action && {
    label: words.action.label,
    url: new URL(words.action.path, siteUrl).href,
  };
  const after = words.after ?? [];
  const ending = endUrl && {
    sentence: 'You get this mail because you chose it on your account page.',
    url: endUrl,
  };
  const text = [
    ...words.paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...after,
    `-- \n${product}, ${siteUrl}`,
    ...(ending ? [`${ending.sentence} Stop it here:\n${ending.url}`] : []),
  ].join('\n\n');
  const paragraph = (sentence: string) => html`<p style="margin:0 0 16px">${sentence}</p>`;
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${words.subject}</title>
      </head>
      <body
        style="margin:0;padding:24px 12px;background:#fafbfc;color:#14202b;font:16px/24px Inter,Helvetica,Arial,sans-serif"
      >
        <div
          style="max-width:560px;margin:0 auto;padding:32px 28px;background:#ffffff;border:1px solid #e3e8ed;border-radius:12px"
        >
          <p style="margin:0 0 24px;font:600 20px/28px Georgia,serif">${product}</p>
          ${words.paragraphs.map(paragraph)}
          ${action ? html`<p style="margin:24px 0"><a href="${action.url}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#006fab;color:#ffffff;font-weight:600;text-decoration:none">${action.label}</a></p>` : ''}
          ${after.map(paragraph)}
        </div>
        <p
          style="max-width:560px;margin:16px auto 0;padding:0 28px;color:#51606e;font-size:13px;line-height:20px"
        >
          <a href="${siteUrl}" style="color:#51606e">${product}</a
          >${ending ? html`. ${ending.sentence} <a href="${ending.url}" style="color:#51606e">Stop it here</a>.` : raw('.')}
        </p>
      </body>
    </html>`;
  return { text: `${text}\n`, html: page.toString() };
}
