export interface SignInPage {
  readonly mode: 'login' | 'signup';
  readonly product: string;
  readonly action: string;
  readonly token: string;
  readonly email: string;
  readonly problem?: { readonly text: string; readonly field: 'email' | 'password' };
}

const escape = (text: string) => text.replace(/[&<>"']/gu, (c) => `&#${c.charCodeAt(0)};`);

/** The one page of the provider: log in or sign up. Plain HTML, works without JavaScript. */
export function signInPage(page: SignInPage): string {
  const signup = page.mode === 'signup';
  const title = signup ? 'Create your account' : 'Log in';
  const field = (name: 'email' | 'password', attributes: string, hint = '') => {
    const wrong = page.problem?.field === name ? page.problem.text : undefined;
    const described = [hint && `${name}-hint`, wrong && `${name}-error`].filter(Boolean).join(' ');
    return `<label for="${name}">${name === 'email' ? 'E-mail' : 'Password'}</label>
<input id="${name}" name="${name}" required ${attributes}${wrong ? ' aria-invalid="true"' : ''}${described ? ` aria-describedby="${described}"` : ''}>
${hint ? `<p class="hint" id="${name}-hint">${escape(hint)}</p>` : ''}${wrong ? `<p class="error" id="${name}-error" role="alert">${escape(wrong)}</p>` : ''}`;
  };
  const focus = page.problem?.field ?? (page.email ? 'password' : 'email');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · ${escape(page.product)}</title><style>${style}</style>
</head>
<body><main>
<p class="brand">${mark}<span>${escape(page.product)}</span></p>
<h1>${title}</h1>
<p class="lead">${signup ? 'The diagnostic and the first unit of each path are free. No card needed.' : 'Welcome back.'}</p>
<form method="post" action="${escape(page.action)}" novalidate>
<input type="hidden" name="token" value="${escape(page.token)}"><input type="hidden" name="mode" value="${page.mode}">
${field('email', `type="email" autocomplete="email" inputmode="email" value="${escape(page.email)}"${focus === 'email' ? ' autofocus' : ''}`)}
${field('password', `type="password" autocomplete="${signup ? 'new-password' : 'current-password'}"${focus === 'password' ? ' autofocus' : ''}`, signup ? 'At least 8 characters.' : '')}
<button type="submit">${signup ? 'Sign up' : 'Log in'}</button>
</form>
<p class="other">${
    signup
      ? `Have an account already? <a href="?mode=login">Log in</a>`
      : `New here? <a href="?mode=signup">Sign up</a>`
  }</p>
</main></body></html>`;
}

const mark = `<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" fill="none" stroke="#0081C6" stroke-width="2">
<path d="M6 20 15 8M6 21h15M16 9l6 10"/><circle cx="16" cy="7" r="3.5" fill="#fff"/><circle cx="5" cy="21" r="3.5" fill="#0081C6"/><circle cx="22" cy="21" r="3.5" fill="#14202B" stroke="#14202B"/></svg>`;

const style = `*{box-sizing:border-box}
body{margin:0;background:#fafbfc;color:#14202b;font:15px/22px Inter,system-ui,sans-serif}
main{max-width:400px;margin:0 auto;padding:48px 20px}
@media(min-width:600px){main{margin:10vh auto 0;padding:40px;background:#fff;border:1px solid #e3e8ed;border-radius:12px}}
.brand{display:flex;align-items:center;gap:10px;margin:0 0 28px;font:600 20px/28px "Source Serif 4",Georgia,serif}
h1{margin:0 0 6px;font:600 28px/36px "Source Serif 4",Georgia,serif;letter-spacing:-.01em}
.lead{margin:0 0 24px;color:#51606e}
label{display:block;margin:16px 0 6px;font-weight:600}
input:not([type=hidden]){width:100%;height:44px;padding:0 12px;border:1px solid #8795a2;border-radius:8px;font:inherit;font-size:16px;color:inherit;background:#fff}
input[aria-invalid]{border:2px solid #b42318}
:focus-visible{outline:3px solid #0081c6;outline-offset:2px}
.hint{margin:6px 0 0;font-size:13px;color:#51606e}
.error{margin:6px 0 0;color:#b42318;font-weight:600}
button{width:100%;height:48px;margin-top:24px;border:0;border-radius:8px;background:#006fab;color:#fff;font:600 15px/22px inherit;font-family:inherit;font-weight:600;cursor:pointer}
button:hover{background:#005a8c}
.other{margin:20px 0 0;color:#51606e}
a{color:#006fab}`;
