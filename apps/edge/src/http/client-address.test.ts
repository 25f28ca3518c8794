import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server/test-server.ts';
import { defaultLimits } from './allowances.ts';
import { limitedPart } from './client-address.ts';

describe('the limited part of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1:0:0:1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['in-process', 'in-process'],
  ])('of %s is %s', (address, part) => {
    expect(limitedPart(address)).toBe(part);
  });

  it('is what visitors share an allowance by', async () => {
    const server = await startTestServer('pglite', {
      limits: { ...defaultLimits, visitorRead: { burst: 2, perSecond: 0.001 } },
      sender: { trustProxy: true, countryHeader: undefined },
    });
    const from = async (address: string) => {
      const headers = { 'x-forwarded-for': address };
      return (await server.fetch('/config.json', { headers })).status;
    };
    const statuses = [
      await from('2001:db8:1:2::1'),
      await from('2001:db8:1:2::2'),
      await from('2001:db8:1:2:ffff::3'),
      await from('2001:db8:1:3::1'),
    ];
    await server.close();
    expect(statuses).toEqual([200, 200, 429, 200]);
  });
});
