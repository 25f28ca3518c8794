import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** An empty database on the PostgreSQL server that DATABASE_URL names. */
export async function createTestDatabase(): Promise<{
  readonly url: string;
  readonly drop: () => Promise<void>;
}> {
  const server = process.env['DATABASE_URL'] ?? '';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administrate(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => administrate(server, `drop database ${name} with (force)`),
  };
}

async function administrate(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
