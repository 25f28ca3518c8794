import { randomUUID } from 'node:crypto';
import { hashPassword, passwordProblem, verifyPassword } from './password.ts';
import type { IdentityStore } from './store.ts';

export interface Account {
  /** Shaped like Auth0's: `auth0|…`. */
  readonly sub: string;
  readonly email: string;
  /** As Auth0's database connections do, the e-mail until the learner says otherwise. */
  readonly name: string;
}

export type AccountResult =
  | { readonly account: Account }
  | { readonly problem: string; readonly field: 'email' | 'password' };

/** Failed log-ins for one e-mail in the window before further ones must wait. */
const allowedFailures = 8;
const failureWindowMs = 10 * 60 * 1000;

/** Accounts of the local identity provider: sign up, log in, look up. */
export class Accounts {
  readonly #store: IdentityStore;
  readonly #clock: () => number;
  readonly #failures = new Map<string, number[]>();

  constructor(store: IdentityStore, clock: () => number) {
    this.#store = store;
    this.#clock = clock;
  }

  find(sub: string): Account | undefined {
    return toAccount(this.#store.database.prepare('SELECT * FROM account WHERE sub = ?').get(sub));
  }

  async signUp(givenEmail: string, password: string): Promise<AccountResult> {
    const email = givenEmail.trim().toLowerCase();
    if (!/^[^\s@]+@[^\s@]+\.?[^\s@]*$/u.test(email) || email.length > 254)
      return { field: 'email', problem: 'Enter an e-mail address, like you@example.org.' };
    const problem = passwordProblem(password, email);
    if (problem) return { field: 'password', problem };
    const sub = `auth0|${randomUUID().replaceAll('-', '')}`;
    const { changes } = this.#store.database
      .prepare(
        'INSERT INTO account (sub, email, name, password, created_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
      )
      .run(sub, email, email, await hashPassword(password), this.#clock());
    if (changes === 0)
      return {
        field: 'email',
        problem: 'There is an account with this e-mail already. Log in instead.',
      };
    return { account: { sub, email, name: email } };
  }

  async logIn(givenEmail: string, password: string): Promise<AccountResult> {
    const email = givenEmail.trim().toLowerCase();
    if (this.#recentFailures(email).length >= allowedFailures)
      return { field: 'password', problem: 'Too many attempts. Wait ten minutes, then try again.' };
    const row = this.#store.database.prepare('SELECT * FROM account WHERE email = ?').get(email);
    const stored = typeof row?.['password'] === 'string' ? row['password'] : undefined;
    const account = toAccount(row);
    if (!(await verifyPassword(password, stored)) || !account) {
      this.#failures.set(email, [...this.#recentFailures(email), this.#clock()]);
      return { field: 'password', problem: 'Wrong e-mail or password.' };
    }
    this.#failures.delete(email);
    return { account };
  }

  #recentFailures(email: string): number[] {
    const since = this.#clock() - failureWindowMs;
    return (this.#failures.get(email) ?? []).filter((at) => at > since);
  }
}

function toAccount(row: Record<string, unknown> | undefined): Account | undefined {
  if (!row) return undefined;
  return { sub: String(row['sub']), email: String(row['email']), name: String(row['name']) };
}
