import { expect } from 'vitest';
import type { SystemHandlers } from '../../src/server/system-handlers.ts';
import { type Outcomes } from './world.ts';

export const systemCalls: Outcomes<keyof SystemHandlers> = {
  version: async ({ visitor, server }) => {
    expect(await visitor.version({ params: { service: 'edukg' } })).toEqual({
      service: 'edukg',
      version: '0.0.0',
      build_commit: 'test',
      content_version: server.content.version,
    });
  },
  countryCheck: async ({ visitor }) => {
    expect(await visitor.countryCheck({ params: { service: 'edge' } })).toMatchObject({
      country_code: null,
      can_purchase: true,
    });
  },
  health: async ({ visitor, server }) => {
    const { status, database, migrations, content } = await visitor.health();
    expect([status, database.kind, content.lessons]).toEqual(['ok', server.database.kind, 3]);
    expect(migrations.applied).toBe(migrations.expected);
  },
  clientConfig: async ({ visitor }) => {
    expect((await visitor.clientConfig()).auth.domain).toBe('https://identity.test');
  },
  graph: async ({ ada }) => {
    const { nodes, edges, courses } = await ada.graph();
    expect(nodes.map((node) => [node.lesson_uid, node.planned])).toEqual([
      ['one', false],
      ['two', false],
      ['three', false],
      ['four', true],
    ]);
    expect(edges).toContainEqual({ from: 'one', to: 'two' });
    expect(courses[0]?.units.map((unit) => unit.unit_uid)).toEqual(['first', 'second']);
  },
  reportPythonStart: async ({ visitor }) => {
    const body = { outcome: 'ready' as const, milliseconds: 812 };
    expect(await visitor.reportPythonStart({ body })).toEqual({ status: 'ok' });
  },
  countPageView: async ({ visitor }) => {
    const body = { page: 'landing' as const, entry: true };
    expect(await visitor.countPageView({ body })).toEqual({ status: 'ok' });
    await expect(
      visitor.countPageView({ body: { page: '/account?of=ada' as 'other', entry: true } }),
    ).rejects.toThrow(/does not fit the contract/u);
  },
  registerInterest: async ({ visitor, server }) => {
    const once = { params: { user_email: 'Far@Example.org' } };
    expect(await visitor.registerInterest(once)).toEqual({ status: 'ok' });
    expect(await visitor.registerInterest(once)).toEqual({ status: 'ok' });
    expect(server.failures).toEqual([]);
  },
};
