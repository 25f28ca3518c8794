import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  ConfigurationError,
  liveSupportSettings,
  readConfiguration,
  mailSettings,
  stripeSettings,
} from './configuration.ts';

describe('the configuration', () => {
  it('has a default for everything, so that nothing must be set', () => {
    expect(readConfiguration({})).toMatchObject({
      PORT: 4400,
      PUBLIC_URL: 'http://localhost:4400',
      TRUST_PROXY: false,
    });
  });

  it('says one sentence for each mistake, without passwords', () => {
    const wrong = {
      PORT: '99999',
      DATABASE_URL: 'mysql://root:secret@db/x',
      TRUST_PROXY: 'maybe',
      CORS_ORIGINS: 'ftp://x',
      METRICS_TOKEN: 'secret',
      STRIPE_SECRET_KEY: 'secret',
    };
    const read = () => readConfiguration(wrong);
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(
      /^PORT .+\n.*DATABASE_URL must begin with postgresql:\/\/ \(it is "mysql:\/\/…@db\/x"\)\.\nTRUST_PROXY must be yes or no/su,
    );
    expect(read).not.toThrow(/secret/u);
  });

  it('takes the live Q&A whole, and says what of it is missing or wrong', () => {
    const whole = {
      LIVE_QA_AT: 'thursday 18:00 Europe/London',
      LIVE_QA_URL: 'https://meet.example/qa',
      LIVE_QA_SKIPS: '2026-12-24, 2026-12-31',
    };
    expect(liveSupportSettings(readConfiguration(whole)).qa).toEqual({
      weekday: 4,
      hour: 18,
      timeZone: 'Europe/London',
      url: 'https://meet.example/qa',
      skips: ['2026-12-24', '2026-12-31'],
    });
    expect(liveSupportSettings(readConfiguration({}))).toEqual({});
    expect(() => liveSupportSettings(readConfiguration({ LIVE_QA_AT: whole.LIVE_QA_AT }))).toThrow(
      /LIVE_QA_AT and LIVE_QA_URL both/u,
    );
    expect(() => readConfiguration({ ...whole, LIVE_QA_AT: 'thursdays' })).toThrow(
      /LIVE_QA_AT must be a weekday, a full hour and a time zone/u,
    );
    expect(() => readConfiguration({ ...whole, LIVE_QA_SKIPS: 'christmas' })).toThrow(
      /LIVE_QA_SKIPS must be days/u,
    );
  });

  it('takes an empty setting as one that is not there', () => {
    expect(readConfiguration({ PORT: '', SITE_DIR: '' })).toMatchObject({ PORT: 4400 });
  });

  it('reads a secret from a file, and shows it in no message', () => {
    const directory = mkdtempSync(join(tmpdir(), 'secrets-'));
    const file = join(directory, 'secret');
    writeFileSync(file, 'postgresql://lemma:password@db/lemma\n');
    expect(readConfiguration({ DATABASE_URL_FILE: file }).DATABASE_URL).toBe(
      'postgresql://lemma:password@db/lemma',
    );
    const read = (env: Record<string, string>) => () => readConfiguration(env);
    expect(read({ STRIPE_SECRET_KEY_FILE: file })).toThrow(
      'STRIPE_SECRET_KEY must begin with sk_ or rk_ (it is another).',
    );
    expect(read({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgresql://db/x' })).toThrow(
      'Set DATABASE_URL or DATABASE_URL_FILE, not both.',
    );
    expect(read({ METRICS_TOKEN_FILE: join(directory, 'none') })).toThrow(
      /^METRICS_TOKEN_FILE cannot be read: ENOENT/u,
    );
    rmSync(directory, { recursive: true });
  });

  it.each([
    { NODE_ENV: 'production' },
    { PUBLIC_URL: 'https://lemma.example' },
    { PUBLIC_URL: 'http://192.168.0.2:4400' },
  ])('refuses to sell for test money at %o, unless it is asked for by name', (env) => {
    expect(() => stripeSettings(readConfiguration(env))).toThrow(/LEMMA_TEST_PAYMENTS=yes/u);
    const asked = readConfiguration({ ...env, LEMMA_TEST_PAYMENTS: 'yes' });
    expect(stripeSettings(asked)).toBeUndefined();
  });

  it.each([{}, { PUBLIC_URL: 'http://127.0.0.1:5000' }, { PUBLIC_URL: 'http://[::1]:5000' }])(
    'sells for test money at %o without being asked',
    (env) => {
      expect(stripeSettings(readConfiguration(env))).toBeUndefined();
    },
  );

  it('sends mail by SMTP, writes it into files on this machine alone, and has none in production', () => {
    const settings = (env: Record<string, string>) => mailSettings(readConfiguration(env));
    expect(settings({})).toEqual({ kind: 'files', from: 'Lemma <no-reply@localhost>' });
    expect(settings({ NODE_ENV: 'production' })).toBeUndefined();
    const smtp = { MAIL_URL: 'smtps://u:secret@mail.example.org', MAIL_FROM: 'A B <a@b.example>' };
    expect(settings({ ...smtp, NODE_ENV: 'production' })).toEqual({
      kind: 'smtp',
      url: smtp.MAIL_URL,
      from: smtp.MAIL_FROM,
    });
    expect(() => settings({ MAIL_URL: smtp.MAIL_URL })).toThrow('set MAIL_FROM too');
    expect(() => settings({ MAIL_URL: 'http://u:secret@mail' })).toThrow(
      'MAIL_URL must begin with smtp:// or smtps:// (it is "http://…@mail").',
    );
    for (const wrong of ['nobody', 'A <b>', 'a@b.example\r\nBcc: c@d.example', '<a@b.example> x'])
      expect(() => settings({ ...smtp, MAIL_FROM: wrong })).toThrow('MAIL_FROM must be');
  });

  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    PRICE_MONTHLY: 'a',
    PRICE_ANNUAL: 'b',
    PRICE_ONE_YEAR: 'c',
    PRICE_LIFETIME: 'd',
  };

  it('sells 1:1 talks with a price and a place to book them, or not at all', () => {
    const read = (given: Record<string, string>) => readConfiguration({ ...stripe, ...given });
    const place = { GUIDANCE_URL: 'https://book.example/talk' };
    const price = { PRICE_TALK: 'e' };
    for (const half of [place, price])
      expect(() => stripeSettings(read(half))).toThrow(/GUIDANCE_URL and PRICE_TALK both/u);
    const whole = read({ ...place, ...price, GUIDANCE_MINUTES: '30' });
    expect(stripeSettings(whole)?.prices.talk).toBe('e');
    expect(liveSupportSettings(whole).talk).toEqual({
      bookingUrl: 'https://book.example/talk',
      minutes: 30,
    });
    expect(stripeSettings(read({}))?.prices.talk).toBeUndefined();
  });

  it('shows no discount that is not charged', () => {
    const discounted = { ...stripe, SHOW_DISCOUNTED_PRICES: 'yes' };
    expect(stripeSettings(readConfiguration(stripe))?.coupons).toBeUndefined();
    expect(() => stripeSettings(readConfiguration(discounted))).toThrow(/COUPON_MONTHLY/u);
    const coupons = {
      COUPON_MONTHLY: 'e',
      COUPON_ANNUAL: 'f',
      COUPON_ONE_YEAR: 'g',
      COUPON_LIFETIME: 'h',
    };
    expect(stripeSettings(readConfiguration({ ...discounted, ...coupons }))?.coupons).toEqual({
      monthly: 'e',
      annual: 'f',
      one_year: 'g',
      lifetime: 'h',
    });
  });
});
