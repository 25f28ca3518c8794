const escape = (text: string) => text.replace(/[&<>"']/gu, (c) => `&#${c.charCodeAt(0)};`);

const style = `*{box-sizing:border-box}body{margin:0;background:#fafbfc;color:#14202b;font:15px/22px Inter,system-ui,sans-serif}
main{max-width:440px;margin:0 auto;padding:40px 20px}
.test{display:inline-block;margin:0 0 20px;padding:4px 10px;border:1px solid #b45309;border-radius:6px;color:#8a3f06;font-weight:600;font-size:13px}
h1{margin:0 0 4px;font:600 28px/36px "Source Serif 4",Georgia,serif}h2{font-size:18px;margin:28px 0 8px}
.amount{margin:0 0 24px;font-size:22px;line-height:30px;font-weight:600}p{margin:0 0 12px;color:#51606e}
label{display:block;margin:0 0 6px;font-weight:600}input{width:100%;height:44px;padding:0 12px;border:1px solid #8795a2;border-radius:8px;font:inherit;font-size:16px}
button{width:100%;height:48px;margin-top:12px;border-radius:8px;font:inherit;font-weight:600;cursor:pointer;border:1px solid #cbd4dc;background:#fff;color:#005a8c}
button.main{border:0;background:#006fab;color:#fff;margin-top:20px}a{color:#006fab}:focus-visible{outline:3px solid #0081c6;outline-offset:2px}
.problem{color:#b42318;font-weight:600}`;

const page = (
  title: string,
  body: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${style}</style></head>
<body><main><p class="test">Test mode: no money moves</p>${body}</main></body></html>`;

export interface CheckoutPage {
  readonly title: string;
  readonly amount: string;
  /** Of a known customer, who is not asked for one. */
  readonly email: string | undefined;
  /** What the buyer had typed when there was a problem. */
  readonly typed?: string;
  readonly problem?: string;
}

/** The checkout: pay, have the card declined, or go back. */
export function checkoutPage({ title, amount, email, typed = '', problem }: CheckoutPage): string {
  const field = email
    ? `<p>Paying as ${escape(email)}</p><input type="hidden" name="email" value="${escape(email)}">`
    : `<label for="email">E-mail for the receipt</label><input id="email" name="email" type="email" autocomplete="email" required value="${escape(typed)}">`;
  return page(
    `Pay for ${title}`,
    `<h1>${escape(title)}</h1><p class="amount">${escape(amount)}</p>
${problem ? `<p class="problem" role="alert">${escape(problem)}</p>` : ''}
<form method="post">${field}
<button class="main" name="action" value="pay">Pay with the test card</button>
<button name="action" value="decline" formnovalidate>Pay with a card that is declined</button>
<button name="action" value="cancel" formnovalidate>Cancel and go back</button></form>`,
  );
}

export interface PortalItem {
  readonly id: string;
  readonly text: string;
  readonly actions: readonly (readonly [value: string, label: string])[];
}

/** The billing portal: subscriptions and payments of one customer, with what can be done to each. */
export function portalPage(items: readonly PortalItem[], returnUrl: string): string {
  const list = items.map(
    ({ id, text, actions }) =>
      `<h2>${escape(text)}</h2><form method="post"><input type="hidden" name="object" value="${escape(id)}">${actions
        .map(
          ([value, label]) =>
            `<button name="action" value="${escape(value)}">${escape(label)}</button>`,
        )
        .join('')}</form>`,
  );
  return page(
    'Billing',
    `<h1>Billing</h1>${list.join('') || '<p>There is nothing to manage yet.</p>'}<p style="margin-top:28px"><a href="${escape(returnUrl)}">Back to the site</a></p>`,
  );
}

export interface InvoicePage {
  readonly number: string;
  readonly title: string;
  readonly amount: string;
  /** ISO 8601 day. */
  readonly day: string;
}

export function invoicePage({ number, title, amount, day }: InvoicePage): string {
  return page(
    `Invoice ${number}`,
    `<h1>Invoice ${escape(number)}</h1><p>${escape(title)}, paid on ${escape(day)}</p><p class="amount">${escape(amount)}</p>`,
  );
}

export function notFoundPage(): string {
  return page(
    'Not found',
    '<h1>This payment page does not exist</h1><p>Start again from the site’s pricing.</p>',
  );
}
