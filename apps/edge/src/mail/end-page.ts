import { Hono } from 'hono';
import { html } from 'hono/html';
import { endPath, readEndLink } from './end-link.ts';
import type { MailChoices } from './mail-choices.ts';
import type { MailList } from './message.ts';

const names: Readonly<Record<MailList, string>> = {
  reminders: 'study reminders',
  weekly: 'the weekly summary',
};

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/**
 * The page behind the link that ends mail. It works without signing in and without JavaScript. Opening it changes
 * nothing, since mail programs open links on their own; its button does, and so does the one click of RFC 8058.
 */
export function endPage(choices: MailChoices, { product }: { readonly product: string }): Hono {
  const app = new Hono();
  const headers = { 'cache-control': 'no-store', 'content-security-policy': policy };
  app.get(endPath, (context) => {
    const link = readEndLink(context.req.url);
    if (!link) return context.html(page(product, wrongLink), 404, headers);
    const question = {
      title: `Stop ${names[link.list]}?`,
      text: `${product} will send you no more of them. You can choose them again on your account page.`,
      hasButton: true,
    };
    return context.html(page(product, question), 200, headers);
  });
  app.post(endPath, async (context) => {
    const link = readEndLink(context.req.url);
    if (!link || !(await choices.end(link)))
      return context.html(page(product, wrongLink), 404, headers);
    const done = {
      title: 'Stopped',
      text: `You get no more mail of this kind (${names[link.list]}). You can choose it again on your account page.`,
    };
    return context.html(page(product, done), 200, headers);
  });
  return app;
}

interface PageText {
  readonly title: string;
  readonly text: string;
  readonly hasButton?: boolean;
}

const wrongLink: PageText = {
  title: 'This link does not work',
  text: 'It is not whole, or its account does not exist any more. Copy the whole address from the mail, or choose your mail on your account page.',
};

const style = `*{box-sizing:border-box}body{margin:0;background:#fafbfc;color:#14202b;font:16px/24px Inter,system-ui,sans-serif}
main{max-width:480px;margin:0 auto;padding:48px 20px}h1{margin:0 0 8px;font:600 28px/36px Georgia,serif}
p{margin:0 0 16px}.brand{font:600 20px/28px Georgia,serif;margin-bottom:28px}
button{height:48px;padding:0 24px;border:0;border-radius:8px;background:#006fab;color:#fff;font:inherit;font-weight:600;cursor:pointer}
a{color:#006fab}:focus-visible{outline:3px solid #0081c6;outline-offset:2px}`;

function page(product: string, { title, text, hasButton = false }: PageText) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${product}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <p class="brand">${product}</p>
          <h1>${title}</h1>
          <p>${text}</p>
          ${hasButton ? html`<form method="post"><button type="submit">Stop it</button></form>` : ''}
          <p><a href="/account">Account page</a></p>
        </main>
      </body>
    </html>`;
}
