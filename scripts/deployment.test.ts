import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { validate } from 'dockerfile-utils';
import { load, YAML11_SCHEMA } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const service = z.looseObject({
  read_only: z.boolean().optional(),
  privileged: z.undefined().optional(),
  ports: z.array(z.string()).default([]),
  secrets: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  depends_on: z.record(z.string(), z.looseObject({ condition: z.string() })).default({}),
});
const compose = z.object({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});

/** Names of the server's settings: a misspelt one would be ignored without a word. */
const configuration = read('apps/edge/src/configuration.ts');
const settings = new Set(
  [...configuration.matchAll(/^ {2}([A-Z][A-Z_]+):/gmu)].map(([, name]) => name),
);
const isSetting = (name: string) =>
  settings.has(name) ||
  (name.endsWith('_FILE') && configuration.includes(`'${name.slice(0, -'_FILE'.length)}',`));

it('every setting of the server is described', () => {
  const readme = read('apps/edge/README.md');
  // The process's own, which platforms set.
  const left = [...settings].filter(
    (name) => name !== 'NODE_ENV' && !new RegExp(`\`${name}(?:=[^\`]*)?\``, 'u').test(readme),
  );
  expect(left).toEqual([]);
});

it('every secret of the server may lie in a file', () => {
  const secrets = [...settings].filter((name = '') =>
    /SECRET|TOKEN|_KEY$|^DATABASE_URL$/u.test(name),
  );
  expect(secrets.length).toBeGreaterThan(4);
  expect(secrets.filter((name) => !isSetting(`${name}_FILE`))).toEqual([]);
});

describe('the Dockerfile', () => {
  const dockerfile = read('Dockerfile');

  it('has no fault that a linter finds', () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
    expect(validate('FROM node\nRUNN true')).toHaveLength(1);
  });

  it('runs as another user than root, and says whether it is alive', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER node$/mu);
    expect(last).toMatch(/^HEALTHCHECK /mu);
    expect(last).toContain('/edge/live');
  });

  it('sets what the server reads', () => {
    const given = [...dockerfile.matchAll(/^(?:ENV| ) +([A-Z][A-Z_]+)=/gmu)].map(
      ([, name]) => name,
    );
    expect(given).toContain('SITE_DIR');
    expect(given.filter((name) => !isSetting(name ?? ''))).toEqual([]);
  });

  it('uses the version of pnpm that the workspace uses', () => {
    const version = /pnpm@([\d.]+)/u.exec(read('package.json'))?.[1];
    const used = [...dockerfile.matchAll(/pnpm@([\d.]+)/gu)].map((match) => match[1]);
    expect(new Set(used)).toEqual(new Set([version]));
  });
});

describe('compose.yaml', () => {
  const file = load(read('compose.yaml'), { schema: YAML11_SCHEMA });
  const { services, volumes, secrets } = compose.parse(file);

  it('is a compose file as its specification defines one', () => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    addFormats.default(ajv);
    // Its address of draft 07 is the one by https, which the validator does not know.
    const { $schema: _draft, ...schema } = JSON.parse(
      read('scripts/compose-schema/compose-spec.json'),
    );
    const isValid = ajv.compile(schema);
    const problems = (value: unknown) => {
      void isValid(value);
      return (isValid.errors ?? []).map(
        ({ instancePath, message }) => `${instancePath} ${message}`,
      );
    };
    expect(problems(file)).toEqual([]);
    for (const wrong of [{ imagee: 'a' }, { image: 'a', ports: 80 }, { restart: ['always'] }])
      expect(problems({ services: { server: wrong } })).not.toEqual([]);
  });

  it('names only what there is', () => {
    for (const one of Object.values(services)) {
      for (const secret of one.secrets) expect(Object.keys(secrets)).toContain(secret);
      for (const name of Object.keys(one.depends_on)) expect(Object.keys(services)).toContain(name);
      const mounted = one.volumes.map((volume) => volume.split(':')[0] ?? '');
      const isThere = (from: string) =>
        from === './backups' ||
        (from.startsWith('./') ? existsSync(join(root, from)) : Object.hasOwn(volumes, from));
      expect(mounted.filter((from) => !isThere(from))).toEqual([]);
    }
  });

  it('sets what the server reads', () => {
    for (const name of ['server', 'migrate'])
      expect(
        Object.keys(services[name]?.environment ?? {}).filter((setting) => !isSetting(setting)),
      ).toEqual([]);
  });

  it('hands every setting of the server on', () => {
    const given = (name: string) => services['server']?.environment[name];
    const image = new Set(
      [...read('Dockerfile').matchAll(/^(?:ENV| ) +([A-Z][A-Z_]+)=/gmu)].map(([, name]) => name),
    );
    // The image brings the content, and only the embedded database makes its backups itself.
    const settled = new Set(['CONTENT_DIR', 'BACKUP_MINUTES']);
    const lost = [...settings].filter((name = '') => {
      if (image.has(name) || settled.has(name)) return false;
      const value = given(name) ?? given(`${name}_FILE`);
      // A fixed value is a choice of compose.yaml; any other comes from the environment under its own name.
      return value === undefined || (/\$/u.test(String(value)) && !String(value).includes(name));
    });
    expect(lost).toEqual([]);
  });

  it('lets the server write nothing but its volume, and nobody else reach it', () => {
    expect(services['server']).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    for (const { ports } of Object.values(services))
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/u);
  });

  it('stops the server later than the server stops itself', () => {
    const server = service.parse(services['server']);
    const { environment } = server;
    const own =
      Number(environment['SHUTDOWN_DELAY_SECONDS']) + Number(environment['SHUTDOWN_GRACE_SECONDS']);
    expect(Number.parseInt(String(server['stop_grace_period']), 10)).toBeGreaterThan(own + 2);
  });
});

it('the systemd unit sets what the server reads, and starts files that there are', () => {
  const unit = read('deploy/lemma.service');
  const given = [...unit.matchAll(/^Environment=(.*)$/gmu)].flatMap(([, line = '']) =>
    line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
  );
  expect(given).toContain('DATABASE_URL_FILE');
  expect(given.filter((name) => !isSetting(name))).toEqual([]);
  const started = [...unit.matchAll(/^Exec\w+=\/usr\/bin\/node (\S+)/gmu)].map(([, file]) => file);
  expect(started).toHaveLength(2);
  for (const file of started) expect(existsSync(join(root, file ?? ''))).toBe(true);
});
