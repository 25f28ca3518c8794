import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { MailSettings } from './mail/open-mail.ts';
import type { StripeSettings } from './payments/open-payments.ts';
import type { LiveSupport } from './server/support-handlers.ts';
import { readQaTime } from './support/live-qa.ts';

/** The environment has mistakes: one sentence for each. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

const root = join(import.meta.dirname, '../../..');
const flag = z
  .enum(['yes', 'no'], 'must be yes or no')
  .default('no')
  .transform((value) => value === 'yes');
const origin = z.url({
  protocol: /^https?$/u,
  error: 'must be an address with http:// or https://',
});
const moduleList = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  );
const originList = moduleList.pipe(z.array(origin));

const environment = z.object({
  /** Port to listen on. */
  PORT: z.coerce.number('must be a port, 1 to 65535').int().min(1).max(65_535).default(4400),
  /** Where browsers find the site. Default http://localhost:PORT. */
  PUBLIC_URL: origin.optional(),
  /** Auth0 domain, or origin of an OpenID provider with Auth0's paths. */
  AUTH_DOMAIN: z.string().min(1).default('http://localhost:4401'),
  AUTH_AUDIENCE: z.url('must be an absolute URI').default('https://api.lemma.local'),
  AUTH_CLIENT_ID: z.string().min(1).default('lemma-platform'),
  /** Auth0 machine-to-machine client, by which signing out everywhere ends Auth0’s own sessions. */
  AUTH_MANAGEMENT_CLIENT_ID: z.string().min(1).optional(),
  AUTH_MANAGEMENT_CLIENT_SECRET: z.string().min(1).optional(),
  /** PostgreSQL; without it the embedded database is used. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//u, 'must begin with postgresql://')
    .optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(500).default(20),
  /** no leaves migrations to `edge migrate`: then a database that lacks some is refused. */
  MIGRATE_AT_START: z
    .enum(['yes', 'no'], 'must be yes or no')
    .default('yes')
    .transform((value) => value === 'yes'),
  /** Directory of the embedded database and of compiled lessons. */
  LEMMA_DATA_DIR: z.string().min(1).default(join(root, 'apps/edge/.data')),
  /** Modules with kinds of question of your own, comma-separated: files, or modules of installed packages. */
  QUESTION_KINDS: moduleList,
  CONTENT_DIR: z.string().min(1).default(join(root, 'content')),
  /** The built site; without it the server answers the API alone. */
  SITE_DIR: z.string().min(1).optional(),
  /** Folder of the Python packages that lessons import. Default: python-packages in LEMMA_DATA_DIR. */
  PYTHON_PACKAGES_DIR: z.string().min(1).optional(),
  /** Where they are brought from at the start: an address, or a folder of wheels. Default: Pyodide's distribution. */
  PYTHON_WHEELS_FROM: z.string().min(1).optional(),
  BUILD_COMMIT: z.string().max(100).default('development'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  /** yes if a proxy of your own sets X-Forwarded-For. */
  TRUST_PROXY: flag,
  /** Header in which that proxy tells the country, for example cf-ipcountry. */
  COUNTRY_HEADER: z.string().min(1).toLowerCase().optional(),
  /** Origins of other sites that may call the API, comma-separated. */
  CORS_ORIGINS: originList,
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
  SHOW_DISCOUNTED_PRICES: flag,
  /** Stripe’s secret key; without it the embedded test-mode payment page is used. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_/u, 'must begin with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/u, 'must begin with whsec_')
    .optional(),
  /** Price identifiers of the four plans at Stripe. */
  PRICE_MONTHLY: z.string().min(1).optional(),
  PRICE_ANNUAL: z.string().min(1).optional(),
  PRICE_ONE_YEAR: z.string().min(1).optional(),
  PRICE_LIFETIME: z.string().min(1).optional(),
  /** Price identifier of a 1:1 talk at Stripe. */
  PRICE_TALK: z.string().min(1).optional(),
  /** Coupons of the four plans at Stripe: what SHOW_DISCOUNTED_PRICES shows is charged by them. */
  COUPON_MONTHLY: z.string().min(1).optional(),
  COUPON_ANNUAL: z.string().min(1).optional(),
  COUPON_ONE_YEAR: z.string().min(1).optional(),
  COUPON_LIFETIME: z.string().min(1).optional(),
  /** yes sells for test money in production, where Stripe is not set up. */
  LEMMA_TEST_PAYMENTS: flag,
  /** SMTP server that sends mail: smtp://user:password@host:587, or smtps://…:465. */
  MAIL_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/]/u, 'must begin with smtp:// or smtps://')
    .optional(),
  /** Sender of mail: an address, or a name with the address in angle brackets. */
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\r\n]+ <[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/u,
      'must be an address, or a name and <address>',
    )
    .optional(),
  /** Name of the product in mail. */
  LEMMA_PRODUCT: z.string().min(1).max(60).default('Lemma'),
  /** The weekly hour of questions and answers: `thursday 18:00 Europe/London`. */
  LIVE_QA_AT: z
    .string()
    .refine((text) => readQaTime(text) !== undefined, {
      message: 'must be a weekday, a full hour and a time zone, as in thursday 18:00 Europe/London',
    })
    .optional(),
  /** Where it is joined. */
  LIVE_QA_URL: origin.optional(),
  /** Days without it, comma-separated: 2026-12-24,2026-12-31. */
  LIVE_QA_SKIPS: moduleList.pipe(z.array(z.iso.date('must be days, as in 2026-12-24'))),
  /** Where a 1:1 talk that a learner with a plan has bought is given its time: set, talks are sold. */
  GUIDANCE_URL: origin.optional(),
  /** How long a talk is. */
  GUIDANCE_MINUTES: z.coerce.number().int().min(10).max(180).default(45),
  NODE_ENV: z.string().optional(),
  /** Seconds for which a server that was asked to stop still takes new connections, while it is not ready. */
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().min(0).max(300).default(0),
  /** Seconds that running answers may take after that. */
  SHUTDOWN_GRACE_SECONDS: z.coerce.number().min(0).max(300).default(5),
  /** Share of the programs that earn mastery which the server grades again in a sandbox: 0 (none) to 1 (all). */
  RECHECK_SHARE: z.coerce.number('must be a number from 0 to 1').min(0).max(1).default(0),
  /** Minutes between backups of the embedded database; 0 makes none. */
  BACKUP_MINUTES: z.coerce.number().min(0).default(60),
});

export type Configuration = z.output<typeof environment> & { readonly PUBLIC_URL: string };

/** Reads the environment. Throws `ConfigurationError` with one sentence for each mistake. */
export function readConfiguration(
  env: Readonly<Record<string, string | undefined>>,
): Configuration {
  const given = withSecretFiles(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
  );
  const result = environment.safeParse(given);
  if (!result.success)
    throw new ConfigurationError(
      result.error.issues
        .map(
          (issue) =>
            `${String(issue.path[0])} ${issue.message} (it is ${shown(String(issue.path[0]), given)}).`,
        )
        .join('\n'),
    );
  const { data } = result;
  return { ...data, PUBLIC_URL: data.PUBLIC_URL ?? `http://localhost:${data.PORT}` };
}

/** Settings that may lie in a file instead, as container platforms hand secrets over: NAME_FILE is its path. */
const secrets = [
  'AUTH_MANAGEMENT_CLIENT_SECRET',
  'DATABASE_URL',
  'MAIL_URL',
  'METRICS_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

function withSecretFiles(
  given: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>> {
  const read = secrets.flatMap((name): [string, string][] => {
    const path = given[`${name}_FILE`];
    if (path === undefined) return [];
    if (given[name] !== undefined)
      throw new ConfigurationError(`Set ${name} or ${name}_FILE, not both.`);
    try {
      const content = readFileSync(path, 'utf8').trim();
      return content === '' ? [] : [[name, content]];
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new ConfigurationError(`${name}_FILE cannot be read: ${reason}.`, { cause });
    }
  });
  return { ...given, ...Object.fromEntries(read) };
}

/** A setting as a message may show it: secrets, and a password in an address, are left out. */
function shown(name: string, given: Readonly<Record<string, string | undefined>>): string {
  const value = given[name];
  if (value !== undefined && /SECRET|TOKEN/u.test(name)) return 'another';
  return value === undefined
    ? 'missing'
    : `"${value.replace(/\/\/[^@/]*@/u, '//…@').slice(0, 60)}"`;
}

/** The Auth0 client that may end sessions, or none. Throws `ConfigurationError` for half of it. */
export function managementClient(
  config: Configuration,
): { readonly clientId: string; readonly clientSecret: string } | undefined {
  const { AUTH_MANAGEMENT_CLIENT_ID: clientId, AUTH_MANAGEMENT_CLIENT_SECRET: clientSecret } =
    config;
  if (!clientId && !clientSecret) return undefined;
  if (!clientId || !clientSecret)
    throw new ConfigurationError(
      'Set AUTH_MANAGEMENT_CLIENT_ID and AUTH_MANAGEMENT_CLIENT_SECRET both, or neither.',
    );
  return { clientId, clientSecret };
}

/**
 * Stripe as the environment sets it up: all of it or none. Throws `ConfigurationError` for a part, and for none in
 * production, where the embedded test payments would give everything away, unless they are asked for by name.
 */
export function stripeSettings(config: Configuration): StripeSettings | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    PRICE_MONTHLY: monthly,
    PRICE_ANNUAL: annual,
    PRICE_ONE_YEAR: oneYear,
    PRICE_LIFETIME: lifetime,
    PRICE_TALK: talk,
    GUIDANCE_URL: bookingUrl,
  } = config;
  if (!secretKey) {
    if (isPublic(config) && !config.LEMMA_TEST_PAYMENTS)
      throw new ConfigurationError(
        'STRIPE_SECRET_KEY is missing: without it every plan is sold for test money. Set up Stripe, or set LEMMA_TEST_PAYMENTS=yes if you mean to give access away.',
      );
    return undefined;
  }
  if (!webhookSecret || !monthly || !annual || !oneYear || !lifetime)
    throw new ConfigurationError(
      'STRIPE_SECRET_KEY is set: set STRIPE_WEBHOOK_SECRET, PRICE_MONTHLY, PRICE_ANNUAL, PRICE_ONE_YEAR and PRICE_LIFETIME too.',
    );
  if ((talk === undefined) !== (bookingUrl === undefined))
    throw new ConfigurationError(
      'Set GUIDANCE_URL and PRICE_TALK both, so that 1:1 talks are sold, or neither.',
    );
  return {
    secretKey,
    webhookSecret,
    prices: { monthly, annual, one_year: oneYear, lifetime, talk },
    coupons: couponsOf(config),
  };
}

/**
 * Mail as the environment sets it up. Without an SMTP server it is written into files, and in production there is none at
 * all. Throws `ConfigurationError` for a server without a sender.
 */
export function mailSettings(config: Configuration): MailSettings | undefined {
  const { MAIL_URL: url, MAIL_FROM: from, LEMMA_PRODUCT: product } = config;
  if (url !== undefined) {
    if (from === undefined)
      throw new ConfigurationError('MAIL_URL is set: set MAIL_FROM too, the sender of all mail.');
    return { kind: 'smtp', url, from };
  }
  if (isPublic(config)) return undefined;
  return { kind: 'files', from: from ?? `${product} <no-reply@localhost>` };
}

/** Help by people as the environment sets it up. Throws `ConfigurationError` for half of the live Q&A. */
export function liveSupportSettings(config: Configuration): LiveSupport {
  const { LIVE_QA_AT: at, LIVE_QA_URL: url, LIVE_QA_SKIPS: skips } = config;
  const { GUIDANCE_URL: bookingUrl, GUIDANCE_MINUTES: minutes } = config;
  if ((at === undefined) !== (url === undefined))
    throw new ConfigurationError('Set LIVE_QA_AT and LIVE_QA_URL both, or neither.');
  const time = at === undefined ? undefined : readQaTime(at);
  return {
    qa: time && url !== undefined ? { ...time, url, skips } : undefined,
    talk: bookingUrl === undefined ? undefined : { bookingUrl, minutes },
  };
}

/** True in production, and wherever browsers of other machines find the site. */
function isPublic({ NODE_ENV, PUBLIC_URL }: Configuration): boolean {
  return (
    NODE_ENV === 'production' ||
    !/^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/u.test(new URL(PUBLIC_URL).hostname)
  );
}

function couponsOf(config: Configuration): StripeSettings['coupons'] {
  if (!config.SHOW_DISCOUNTED_PRICES) return undefined;
  const {
    COUPON_MONTHLY: monthly,
    COUPON_ANNUAL: annual,
    COUPON_ONE_YEAR: oneYear,
    COUPON_LIFETIME: lifetime,
  } = config;
  if (!monthly || !annual || !oneYear || !lifetime)
    throw new ConfigurationError(
      'SHOW_DISCOUNTED_PRICES is yes: set COUPON_MONTHLY, COUPON_ANNUAL, COUPON_ONE_YEAR and COUPON_LIFETIME too, so that the price that is shown is the one that is charged.',
    );
  return { monthly, annual, one_year: oneYear, lifetime };
}
