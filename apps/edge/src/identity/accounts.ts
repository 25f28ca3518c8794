import { randomUUID } from 'node:crypto';
import { AttemptLimit } from './attempt-limit.ts';
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

/** Attempts that fail, in ten minutes, before further ones must wait. */
const failureWindowMs = 10 * 60 * 1000;
const failuresOfAccount = 8;
/** One address may serve a whole office; nobody in it mistypes so often. */
const failuresOfAddress = 40;

const tooMany = {
  field: 'password',
  problem: 'Too many attempts. Wait ten minutes, then try again.',
} as const;

/** Accounts of the local identity provider: sign up, log in, look up. */
export class Accounts {
  readonly #store: IdentityStore;
  readonly #clock: () => number;
  readonly #byAccount: AttemptLimit;
  readonly #byAddress: AttemptLimit;

  constructor(store: IdentityStore, clock: () => number) {
    this.#store = store;
    this.#clock = clock;
    const limit = { windowMs: failureWindowMs, clock };
    this.#byAccount = new AttemptLimit({ ...limit, allowed: failuresOfAccount });
    this.#byAddress = new AttemptLimit({ ...limit, allowed: failuresOfAddress });
  }

  find(sub: string): Account | undefined {
    return toAccount(this.#store.database.prepare('SELECT * FROM account WHERE sub = ?').get(sub));
  }

  /** True if there is an account of that address, in lower case. */
  has(email: string): boolean {
    return (
      this.#store.database.prepare('SELECT 1 FROM account WHERE email = ?').get(email) !== undefined
    );
  }

  /** `address` is the sender's: whoever tries many passwords or many accounts must wait. */
  async signUp(givenEmail: string, password: string, address: string): Promise<AccountResult> {
    const email = givenEmail.trim().toLowerCase();
    if (!/^[^\s@]+@[^\s@]+\.?[^\s@]*$/u.test(email) || email.length > 254)
      return { field: 'email', problem: 'Enter an e-mail address, like you@example.org.' };
    const problem = passwordProblem(password, email);
    if (problem) return { field: 'password', problem };
    const forgive = this.#byAddress.take(address);
    if (!forgive) return tooMany;
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
    forgive();
    return { account: { sub, email, name: email } };
  }

  async logIn(givenEmail: string, password: string, address: string): Promise<AccountResult> {
    const email = givenEmail.trim().toLowerCase();
    // Counted before the password is compared, which takes time: attempts that come at once count each.
    const forgiveAddress = this.#byAddress.take(address);
    const forgiveAccount = forgiveAddress && this.#byAccount.take(email);
    if (!forgiveAccount) return tooMany;
    const row = this.#store.database.prepare('SELECT * FROM account WHERE email = ?').get(email);
    const stored = typeof row?.['password'] === 'string' ? row['password'] : undefined;
    const account = toAccount(row);
    if (!(await verifyPassword(password, stored)) || !account)
      return { field: 'password', problem: 'Wrong e-mail or password.' };
    forgiveAddress();
    this.#byAccount.clear(email);
    return { account };
  }
}

function toAccount(row: Record<string, unknown> | undefined): Account | undefined {
  if (!row) return undefined;
  return { sub: String(row['sub']), email: String(row['email']), name: String(row['name']) };
}
