import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { IdentityStore } from './store.ts';

/**
 * Seconds in which a refresh token that was just rotated may be used once more. Five tabs that wake
 * together all refresh with the same token; strict rotation would log the learner out.
 * Auth0 has the same setting ("rotation overlap period").
 */
export const refreshReuseSeconds = 10;

/** oidc-provider's storage of one model (session, grant, token …) over the identity store. */
export function createAdapter(
  store: IdentityStore,
  clock: () => number,
): (model: string) => Adapter {
  const db = store.database;
  const statements = {
    upsert:
      db.prepare(`INSERT INTO record (model, id, payload, grant_id, uid, expires_at) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (model, id) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id,
        uid = excluded.uid, expires_at = excluded.expires_at`),
    byId: db.prepare(
      'SELECT payload, expires_at, consumed_at FROM record WHERE model = ? AND id = ?',
    ),
    byUid: db.prepare(
      'SELECT payload, expires_at, consumed_at FROM record WHERE model = ? AND uid = ?',
    ),
    consume: db.prepare(
      'UPDATE record SET consumed_at = coalesce(consumed_at, ?) WHERE model = ? AND id = ?',
    ),
    destroy: db.prepare('DELETE FROM record WHERE model = ? AND id = ?'),
    revoke: db.prepare('DELETE FROM record WHERE grant_id = ?'),
  };

  return (model) => {
    const read = (row: Record<string, unknown> | undefined): AdapterPayload | undefined => {
      if (!row) return undefined;
      if (typeof row['expires_at'] === 'number' && row['expires_at'] < clock()) return undefined;
      const payload = JSON.parse(String(row['payload'])) as AdapterPayload;
      const consumedAt = row['consumed_at'];
      if (typeof consumedAt !== 'number') return payload;
      const inOverlap =
        model === 'RefreshToken' && clock() - consumedAt < refreshReuseSeconds * 1000;
      return inOverlap ? payload : { ...payload, consumed: Math.floor(consumedAt / 1000) };
    };
    return {
      upsert: async (id, payload, expiresIn) => {
        const expiresAt = expiresIn ? clock() + expiresIn * 1000 : null;
        statements.upsert.run(
          model,
          id,
          JSON.stringify(payload),
          model === 'Grant' ? null : (payload.grantId ?? null),
          payload.uid ?? null,
          expiresAt,
        );
      },
      find: async (id) => read(statements.byId.get(model, id)),
      findByUid: async (uid) => read(statements.byUid.get(model, uid)),
      // The device flow is off; a user code never exists.
      findByUserCode: async () => undefined,
      consume: async (id) => {
        statements.consume.run(clock(), model, id);
      },
      destroy: async (id) => {
        statements.destroy.run(model, id);
      },
      revokeByGrantId: async (grantId) => {
        statements.revoke.run(grantId);
      },
    };
  };
}
