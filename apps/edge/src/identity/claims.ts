import type { Account } from './accounts.ts';

/** What tokens and /userinfo say of an account. This provider sends no mail: it verifies an address only by decree. */
export function claimsOf(
  { sub, email, name }: Account,
  { emailsAreVerified }: { readonly emailsAreVerified: boolean },
) {
  return {
    sub,
    email,
    email_verified: emailsAreVerified,
    name,
    nickname: name.split('@')[0] ?? name,
  };
}
