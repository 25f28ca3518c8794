import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';

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

  it('takes an empty setting as one that is not there', () => {
    expect(readConfiguration({ PORT: '', SITE_DIR: '' })).toMatchObject({ PORT: 4400 });
  });
});
