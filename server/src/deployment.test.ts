import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig } from './config.ts';

/** A program of the system, not of a package. */
const VERIFIER = 'systemd-analyze';

const ROOT = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(ROOT, 'deploy', name), 'utf8');

describe('the container file', () => {
  const lines = read('Containerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line));
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  it('pins its images, and ends as a user who is not root, with a health check', () => {
    for (const line of lines.filter((each) => each.startsWith('FROM ')))
      expect(line).toMatch(/^FROM \S+:\d+\.\d+\.\d+-/);
    expect(last.filter((line) => line.startsWith('USER '))).toEqual(['USER node']);
    expect(last.some((line) => line.startsWith('HEALTHCHECK ') && line.includes('/readyz'))).toBe(true);
  });

  it('leaves out folders that exist', () => {
    const removed = lines.flatMap((line) => /^RUN rm -rf (.+)$/.exec(line)?.[1]?.split(' ') ?? []);
    expect(removed).toContain('e2e');
    for (const folder of removed) expect(globSync(folder, { cwd: ROOT }), folder).not.toEqual([]);
  });

  it('starts a program that exists', () => {
    const [, command = '[]'] = /^CMD (\[.*\])$/.exec(last.at(-1) ?? '') ?? [];
    const [, program = ''] = JSON.parse(command) as string[];
    expect(existsSync(join(ROOT, program))).toBe(true);
  });
});

describe('the compose file', () => {
  const texts = z.array(z.string());
  const service = z.strictObject({
    image: z.string().regex(/^(kenna|\S+:\S*\d\S*)$/),
    build: z.strictObject({ context: z.literal('..'), dockerfile: z.literal('deploy/Containerfile') }).optional(),
    command: texts.optional(),
    entrypoint: texts.optional(),
    restart: z.literal('unless-stopped'),
    stop_grace_period: z.string().optional(),
    read_only: z.literal(true).optional(),
    tmpfs: texts.optional(),
    cap_drop: texts.optional(),
    security_opt: texts.optional(),
    ports: texts.optional(),
    volumes: texts,
    depends_on: z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') })).optional(),
    deploy: z.strictObject({ replicas: z.number() }).optional(),
    environment: z.record(z.string(), z.string()),
    healthcheck: z.looseObject({ test: texts }).optional(),
  });
  const { services, volumes } = z
    .looseObject({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.object({})) })
    .parse(parse(read('compose.yaml'), { merge: true }));

  it('gives the server and the workers an environment that they accept, with enough connections', () => {
    for (const name of ['server', 'worker']) {
      const environment = Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [
        key,
        value
          .replace(/\$\{\w+:-([^}]*)\}/g, '$1')
          .replace('${SECRET_KEY:?}', Buffer.alloc(32).toString('base64'))
          .replace(/\$\{\w+:\?\}/g, 'a-secret-of-some-length'),
      ]);
      // Otherwise all people would have the address of the proxy on the host.
      expect(readConfig(Object.fromEntries(environment)).http.trustedProxies).toBe(1);
      expect(services['server']?.ports).toEqual(['127.0.0.1:3000:3000']);
    }
    const processes = Number(services['server']?.environment['DATABASE_PROCESSES']);
    expect(processes).toBeGreaterThan(1 + (services['worker']?.deploy?.replicas ?? 1));
  });

  it('makes backups in a folder that all processes share and may write', () => {
    const image = read('Containerfile');
    for (const name of ['server', 'worker']) {
      const folder = services[name]?.environment['BACKUP_DIR'];
      expect(services[name]?.volumes).toContain(`backups:${folder}`);
      // An empty volume gets its owner from the folder of the image.
      expect(image).toMatch(new RegExp(`chown node:node .*${folder}\\b`));
    }
  });

  it('names volumes and services that exist, and programs that exist', () => {
    for (const { volumes: mounted, depends_on: needed = {}, command = [] } of Object.values(services)) {
      for (const mount of mounted) expect(Object.keys(volumes)).toContain(mount.split(':')[0]);
      for (const name of Object.keys(needed)) expect(services[name]?.healthcheck).toBeDefined();
      if (command[0] === 'node') expect(existsSync(join(ROOT, command[1] ?? ''))).toBe(true);
    }
  });
});

describe.each(['kenna.service', 'kenna-worker@.service'])('the unit %s', (name) => {
  const settings = [...read(name).matchAll(/^(\w+)=(.*)$/gm)].map(([, key = '', value = '']) => ({ key, value }));
  const valuesOf = (key: string) => settings.filter((each) => each.key === key).map(({ value }) => value);

  it('starts a program that exists, as a user who is not root, with settings that it accepts', () => {
    const [program = ''] = /server\/\S+\.ts/.exec(valuesOf('ExecStart')[0] ?? '') ?? [];
    expect(existsSync(join(ROOT, program))).toBe(true);
    expect(valuesOf('User')).toEqual(['kenna']);
    const variables = valuesOf('Environment').flatMap((line) => line.replace('%i', '3001').split(' '));
    const environment = Object.fromEntries(variables.map((variable) => variable.split('=') as [string, string]));
    expect(readConfig(environment).dataDir).toBe('/var/lib/kenna');
  });

  it('may write its data and the folder for backups, which nobody else can read', () => {
    expect(valuesOf('ProtectSystem')).toEqual(['strict']);
    expect(valuesOf('ReadWritePaths')).toEqual(['-/var/backups/kenna']);
    expect([valuesOf('UMask'), valuesOf('StateDirectoryMode')]).toEqual([['0077'], ['0700']]);
  });

  it('is understood by systemd, where that is installed', () => {
    const { error, stderr } = spawnSync(VERIFIER, ['verify', join(ROOT, 'deploy', name)], {
      encoding: 'utf8',
    });
    if (error === undefined) expect(stderr).not.toMatch(/Unknown (key|section|lvalue)|Failed to parse/);
  });
});
