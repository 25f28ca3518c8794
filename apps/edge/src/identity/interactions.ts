import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { Accounts } from './accounts.ts';
import { signInPage, type SignInPage } from './pages.ts';

interface InteractionsOptions {
  readonly provider: Provider;
  readonly accounts: Accounts;
  readonly product: string;
  readonly formKey: string;
  readonly addressOf: (request: IncomingMessage) => string;
}

const maxForm = 8 * 1024;

/** The log-in and sign-up form at `/u/:uid`. */
export function createInteractions({
  provider,
  accounts,
  product,
  formKey,
  addressOf,
}: InteractionsOptions) {
  /** Ties a form to its interaction: a page elsewhere cannot make one. */
  const formToken = (uid: string) => createHmac('sha256', formKey).update(uid).digest('base64url');

  const show = (response: ServerResponse, status: number, page: SignInPage) => {
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    response.end(signInPage(page));
  };

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const { uid, params } = await provider.interactionDetails(request, response);
    const page = { product, action: `/u/${uid}`, token: formToken(uid) };
    if (request.method !== 'POST') {
      const hinted = params['screen_hint'] === 'signup' ? 'signup' : 'login';
      const asked = url.searchParams.get('mode');
      const mode = asked === 'signup' || asked === 'login' ? asked : hinted;
      const hint = params['login_hint'];
      show(response, 200, { ...page, mode, email: typeof hint === 'string' ? hint : '' });
      return;
    }
    const form = await readForm(request);
    const email = form.get('email') ?? '';
    const mode = form.get('mode') === 'signup' ? 'signup' : 'login';
    if (!same(form.get('token') ?? '', formToken(uid))) {
      show(response, 403, {
        ...page,
        mode,
        email,
        problem: { field: 'password', text: 'This form is out of date. Send it again.' },
      });
      return;
    }
    const password = form.get('password') ?? '';
    const result =
      mode === 'signup'
        ? await accounts.signUp(email, password, addressOf(request))
        : await accounts.logIn(email, password, addressOf(request));
    if ('problem' in result) {
      show(response, 422, {
        ...page,
        mode,
        email,
        problem: { field: result.field, text: result.problem },
      });
      return;
    }
    await provider.interactionFinished(
      request,
      response,
      { login: { accountId: result.account.sub } },
      { mergeWithLastSubmission: false },
    );
  };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > maxForm) throw new Error('The sign-in form is larger than 8 kB.');
  }
  return new URLSearchParams(text);
}

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
