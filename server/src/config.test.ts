import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('needs no variable at all', () => {
  expect(readConfig({})).toEqual({
    product: { name: 'Kenna', slug: 'kenna' },
    http: { host: '127.0.0.1', port: 3000, publicUrl: 'http://127.0.0.1:3000', trustedProxies: ['loopback'] },
    dataDir: resolve('data'),
    minFreeBytes: 512 * 1024 ** 2,
    databaseUrl: null,
    secretKeys: { current: null, previous: [] },
    connections: { pool: 10, processes: 1, budget: null, timeoutMs: 10_000 },
    languageModel: null,
    files: { kind: 'disk' },
    filesUrl: null,
    realtime: { kind: 'embedded', credentials: null },
    mail: { smtpUrl: null, from: 'Kenna <no-reply@127.0.0.1>' },
    adminEmails: [],
    limits: { freeRenders: 20, starterImages: 200 },
    stripe: null,
    credentials: { operator: null, allowsUnsigned: false, timeStampServer: null },
    webhooks: { allowsPrivate: false },
    content: { endpoint: null, token: null, watches: false },
    queue: { weights: { free: 1, starter: 2, pro: 4, enterprise: 8 }, maxWaiting: 50 },
    worker: { concurrency: 1, port: null },
    tracing: null,
    engine: {
      threads: null,
      explicitThreshold: 0.6,
      models: { matting: null, parsing: null, completion: null, enlarging: null, faces: null },
    },
    engines: { remotes: [], builtInFor: null, peopleChoose: false, livePreviews: true },
    gtmId: null,
    gtmDebug: true,
    metricsToken: null,
    backups: null,
    logLevel: 'info',
    logFormat: null,
  });
});

test('takes an order of models, and refuses families that do not exist', () => {
  const variables = { COMFYUI_URL: 'http://comfy:8188', COMMERCIAL_MODELS_ONLY: 'yes' };
  const { remotes } = readConfig({ ...variables, MODEL_ORDER: 'qwen-image-2512, z-image-turbo' }).engines;
  expect(remotes[0]).toMatchObject({ commercialOnly: true, familyOrder: ['qwen-image-2512', 'z-image-turbo'] });
  expect(() => readConfig({ ...variables, MODEL_ORDER: 'z-image-turbo,qwen' })).toThrow(
    'MODEL_ORDER must be the id of a family in docs/engines.md',
  );
});

test('changes the weights of the plans that are named', () => {
  const { queue } = readConfig({ QUEUE_WEIGHTS: 'free=3, enterprise=12', QUEUE_LIMIT: '9' });
  expect(queue).toEqual({ weights: { free: 3, starter: 2, pro: 4, enterprise: 12 }, maxWaiting: 9 });
  for (const QUEUE_WEIGHTS of ['free', 'free=0', 'gold=2', 'pro=101'])
    expect(() => readConfig({ QUEUE_WEIGHTS })).toThrow('QUEUE_WEIGHTS must name plans with weights from 1 to 100');
});

test('adds up the connections of all processes', () => {
  const variables = { DATABASE_POOL: '8', DATABASE_PROCESSES: '4', DATABASE_CONNECTIONS: '36' };
  expect(readConfig(variables).connections).toEqual({ pool: 8, processes: 4, budget: 36, timeoutMs: 10_000 });
  expect(() => readConfig({ ...variables, DATABASE_CONNECTIONS: '35' })).toThrow(
    'DATABASE_CONNECTIONS allows 35 connections, but DATABASE_PROCESSES (4) with DATABASE_POOL (8) and one more each ' +
      'need 36. Set DATABASE_POOL to 7 or less, or allow more.',
  );
  expect(() => readConfig({ ...variables, DATABASE_CONNECTIONS: '11' })).toThrow('Run fewer processes, or allow more.');
});

test('needs a key for secrets where several processes share a database, and takes earlier ones', () => {
  const DATABASE_URL = 'postgres://user@host/name';
  const [one, two, three] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];
  expect(() => readConfig({ DATABASE_URL })).toThrow(
    'SECRET_KEY must be set, because DATABASE_URL is: 32 random bytes in base64, the same for all servers and workers.',
  );
  const SECRET_KEY = one.toString('base64');
  expect(readConfig({ DATABASE_URL, SECRET_KEY }).secretKeys).toEqual({ current: one, previous: [] });
  const SECRET_KEY_PREVIOUS = `${two.toString('base64')}, ${three.toString('base64')}`;
  expect(readConfig({ SECRET_KEY, SECRET_KEY_PREVIOUS }).secretKeys.previous).toEqual([two, three]);
  const mistake = 'must be 32 random bytes in base64, as "openssl rand -base64 32" prints them.';
  for (const key of ['a password', one.toString('hex'), Buffer.alloc(31).toString('base64'), `${SECRET_KEY}=`]) {
    expect(() => readConfig({ SECRET_KEY: key })).toThrow(`SECRET_KEY ${mistake}`);
    expect(() => readConfig({ SECRET_KEY_PREVIOUS: `${SECRET_KEY},${key}` })).toThrow(`SECRET_KEY_PREVIOUS ${mistake}`);
  }
});

test('traces only to a collector that the standard variables name', () => {
  const endpoint = 'http://collector:4318';
  const tracingOf = (variables: Record<string, string>) => readConfig(variables).tracing;
  expect(tracingOf({ OTEL_SERVICE_NAME: 'studio' })).toBeNull();
  expect(tracingOf({ OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/` })).toEqual({
    url: `${endpoint}/v1/traces`,
    serviceName: 'kenna',
  });
  expect(
    tracingOf({
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://other/in',
      OTEL_SERVICE_NAME: 'studio',
    }),
  ).toEqual({ url: 'https://other/in', serviceName: 'studio' });
  expect(tracingOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: 'TRUE' })).toBeNull();
  expect(tracingOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_EXPORTER: 'none' })).toBeNull();
  expect(() => tracingOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow(
    'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json',
  );
});

test('takes an empty variable as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
});

test('says every mistake at once, one line each', () => {
  const variables = { PORT: 'http', DATABASE_URL: 'mysql://x/y', LOG_LEVEL: 'loud', ADMIN_EMAILS: 'a@b.co, nobody' };
  expect(() => readConfig(variables)).toThrow(
    [
      'The configuration needs your attention:',
      'PORT must be a whole number from 0 to 65535.',
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/name.',
      'ADMIN_EMAILS must be addresses separated by commas.',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    ].join('\n  '),
  );
});

test.each([
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '3e3' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL must be an address such as https://example.com.'],
  [{ EXPLICIT_THRESHOLD: '2' }, 'EXPLICIT_THRESHOLD must be a number from 0 to 1.'],
  [{ EXPLICIT_THRESHOLD: 'low' }, 'EXPLICIT_THRESHOLD must be a number from 0 to 1.'],
  [{ GTM_ID: 'UA-1234' }, 'GTM_ID must be the id of a container, such as GTM-ABC1234.'],
  ...['0.0.0.0/0', '10.0.0.0/33', '2001:db8::/129', 'proxy.example.com', '10.0.0.1,', '11', '-1'].map(
    (proxies) =>
      [
        { TRUSTED_PROXIES: proxies },
        'TRUSTED_PROXIES must be addresses and networks separated by commas, such as 10.0.0.0/8, or a number of hops up to 10.',
      ] as [Record<string, string>, string],
  ),
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
  [
    { CONTENT_ENDPOINT: 'no such name!' },
    'CONTENT_ENDPOINT must be the name of a Prismic repository, or an address such as https://my-repository.cdn.prismic.io/api/v2.',
  ],
  [{ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' }, 'S3_SECRET_ACCESS_KEY must be set, because S3_BUCKET is.'],
  [{ S3_ENDPOINT: 'http://s3' }, 'S3_BUCKET must be set, because S3_ENDPOINT is.'],
  [{ REALTIME_KEY: 'k' }, 'REALTIME_SECRET must be set, because REALTIME_KEY is.'],
  [
    { REALTIME_APP_ID: '1', REALTIME_KEY: 'k', REALTIME_SECRET: 's' },
    'REALTIME_URL or REALTIME_CLUSTER must be set, because REALTIME_APP_ID is.',
  ],
])('%j: %s', (variables, mistake) => {
  expect(() => readConfig(variables)).toThrow(`The configuration needs your attention:\n  ${mistake}`);
});

test('takes a content repository by its name or by its address', () => {
  const { content } = readConfig({ CONTENT_ENDPOINT: 'my-pages', CONTENT_TOKEN: 'sixteen-letters-1' });
  expect(content).toMatchObject({ endpoint: 'https://my-pages.cdn.prismic.io/api/v2', token: 'sixteen-letters-1' });
  expect(readConfig({ CONTENT_ENDPOINT: 'http://pages.test/api/v2/' }).content.endpoint).toBe(
    'http://pages.test/api/v2',
  );
});

test('keeps the value of a secret out of its messages', () => {
  expect(() => readConfig({ DATABASE_URL: 'secret-1', SMTP_URL: 'secret-2', SECRET_KEY: 'secret-3' })).toThrow(
    /^(?!.*secret)/s,
  );
});

test('reads an S3 store', () => {
  const variables = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
  const s3 = { kind: 's3', bucket: 'pictures', region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' };
  expect(readConfig(variables).files).toEqual({ ...s3, endpoint: null });
  const elsewhere = { ...variables, S3_ENDPOINT: 'http://127.0.0.1:8085/' };
  expect(readConfig(elsewhere).files).toEqual({ ...s3, endpoint: 'http://127.0.0.1:8085' });
});

test('reads the address of a CDN in front of the files, and refuses that of a public bucket', () => {
  expect(readConfig({}).filesUrl).toBeNull();
  expect(readConfig({ FILES_URL: 'https://cdn.example.com/files/' }).filesUrl).toBe('https://cdn.example.com/files');
  expect(() => readConfig({ S3_PUBLIC_URL: 'https://cdn.example.com' })).toThrow(/S3_PUBLIC_URL .*FILES_URL/);
});

test('reads the two kinds of realtime server', () => {
  const keys = { REALTIME_KEY: 'key', REALTIME_SECRET: 'secret' };
  const credentials = { key: 'key', secret: 'secret' };
  expect(readConfig(keys).realtime).toEqual({ kind: 'embedded', credentials });
  expect(readConfig({ ...keys, REALTIME_APP_ID: '1', REALTIME_CLUSTER: 'eu' }).realtime).toEqual({
    kind: 'hosted',
    appId: '1',
    ...credentials,
    url: null,
    cluster: 'eu',
  });
});

test('forms the public address where none is given', () => {
  expect(readConfig({ HOST: '0.0.0.0', PORT: '80' }).http.publicUrl).toBe('http://localhost:80');
  expect(readConfig({ HOST: '::1' }).http.publicUrl).toBe('http://[::1]:3000');
  expect(readConfig({ PUBLIC_URL: 'https://studio.example.com/' }).http.publicUrl).toBe('https://studio.example.com');
});

test('takes words from the stylist, from an endpoint, or from OpenAI where only its key is given', () => {
  expect(readConfig({}).languageModel).toBeNull();
  const local = { LLM_BASE_URL: 'http://localhost:11434/v1/', LLM_MODEL: 'llama' };
  const endpoint = { baseUrl: 'http://localhost:11434/v1', apiKey: null, model: 'llama' };
  expect(readConfig(local).languageModel).toEqual(endpoint);
  const openAi = { LLM_API_KEY: 'sk-1', LLM_MODEL: 'gpt' };
  expect(readConfig(openAi).languageModel).toMatchObject({ baseUrl: 'https://api.openai.com/v1', apiKey: 'sk-1' });
  expect(() => readConfig({ LLM_BASE_URL: 'http://localhost:1/v1' })).toThrow('LLM_MODEL must be set');
  expect(() => readConfig({ LLM_MODEL: 'llama' })).toThrow('LLM_BASE_URL or LLM_API_KEY must be set');
});
