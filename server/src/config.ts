/**
 * The configuration: reads environment variables and returns typed, nested values. The only file that reads the
 * environment.
 */
import { resolve } from 'node:path';
import type { Plan } from '@kenna/contract';
import { z } from 'zod';
import { engineVariables, readEngines, type EnginesConfig } from './adapters/image-engine/read-engines.ts';
import {
  address,
  certificateFiles,
  contentEndpoint,
  count,
  DEFAULT_WEIGHTS,
  filePath,
  modelPaths,
  modelVariables,
  otlpProtocol,
  probability,
  queueWeights,
  secretKey,
  secretKeys,
  text,
  trustedProxies,
  webAddress,
  yesOrNo,
} from './config-values.ts';
import { budgetMistake, type ConnectionSettings } from './db/server/connection-budget.ts';
import { StartError } from './shared/program/start-error.ts';

type FilesConfig =
  | { readonly kind: 'disk' }
  | {
      readonly kind: 's3';
      /** Address of the server; null for Amazon's endpoint of the region. */
      readonly endpoint: string | null;
      readonly bucket: string;
      readonly region: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };

type RealtimeConfig =
  /** With null, credentials are generated at the first start and stored in the database. */
  | { readonly kind: 'embedded'; readonly credentials: { readonly key: string; readonly secret: string } | null }
  | {
      readonly kind: 'hosted';
      readonly appId: string;
      readonly key: string;
      readonly secret: string;
      /** URL of a compatible server; null: Pusher's own cluster. */
      readonly url: string | null;
      readonly cluster: string | null;
    };

export interface Config {
  readonly product: { readonly name: string; readonly slug: string };
  readonly http: {
    readonly host: string;
    readonly port: number;
    /** Without a slash at the end. */
    readonly publicUrl: string;
    /** Proxies whose `X-Forwarded-*` headers count: addresses, networks and names of networks, or a number of hops. */
    readonly trustedProxies: readonly string[] | number;
  };
  /** Absolute path. */
  readonly dataDir: string;
  /** Free space of its disk below which the server is not ready. */
  readonly minFreeBytes: number;
  readonly databaseUrl: string | null;
  /** Keys of 32 bytes, under which secrets in the database are encrypted. */
  readonly secretKeys: {
    /**
     * The key under which secrets are encrypted; null for the one in a file of the data folder, which is made at the
     * first start.
     */
    readonly current: Uint8Array | null;
    /** Earlier keys, with which secrets are only read. */
    readonly previous: readonly Uint8Array[];
  };
  readonly connections: ConnectionSettings;
  readonly files: FilesConfig;
  /** Address of a CDN in front of this server's `/files`; null: browsers load files from this server. */
  readonly filesUrl: string | null;
  readonly realtime: RealtimeConfig;
  /** `smtpUrl` null: messages are written to the outbox folder. */
  readonly mail: { readonly smtpUrl: string | null; readonly from: string };
  readonly webhooks: { readonly allowsPrivate: boolean };
  readonly content: {
    /** Endpoint of a repository with Prismic's API; null: the bundled documents. */
    readonly endpoint: string | null;
    /** Gives access to unpublished content. */
    readonly token: string | null;
    /** Whether bundled documents are reloaded when they change. */
    readonly watches: boolean;
  };
  /** The settings of Stripe; null for the payment sandbox. */
  readonly stripe: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    /** URL of a compatible server; null for Stripe's own. */
    readonly apiUrl: string | null;
  } | null;
  /** The addresses in lower case. */
  readonly adminEmails: readonly string[];
  readonly limits: { readonly freeRenders: number; readonly starterImages: number };
  readonly queue: {
    /** Shares of the workers when accounts of several plans wait. */
    readonly weights: Readonly<Record<Plan, number>>;
    /** Maximum renders of one account that have not started. */
    readonly maxWaiting: number;
  };
  /** Maximum concurrent renders in this process; 0 leaves all renders to other workers. */
  readonly worker: {
    readonly concurrency: number;
    /** Port of the probes and metrics of a process that is only a worker; null: none. */
    readonly port: number | null;
  };
  /** The collector of OpenTelemetry; null: no traces. */
  readonly tracing: { readonly url: string; readonly serviceName: string } | null;
  readonly engine: {
    /** Number of threads; null lets the engine decide. */
    readonly threads: number | null;
    readonly explicitThreshold: number;
    /**
     * Absolute paths of ONNX files for the built-in engine; null: the network or method that the engine comes with. The
     * engine checks the files.
     */
    readonly models: ReturnType<typeof modelPaths>;
  };
  /** The remote engines, and the operations of the built-in one. */
  readonly engines: EnginesConfig;
  /** Id of a Google Tag Manager container; null: no analytics. */
  readonly gtmId: string | null;
  readonly gtmDebug: boolean;
  /** An endpoint with OpenAI's chat completions; null: only the built-in stylist. */
  readonly languageModel: { readonly baseUrl: string; readonly apiKey: string | null; readonly model: string } | null;
  readonly metricsToken: string | null;
  readonly credentials: {
    /** Paths of PEM files; null: a certificate of the installation's own. */
    readonly operator: { readonly certificate: string; readonly key: string } | null;
    /** Whether pictures leave without content credentials when signing fails. */
    readonly allowsUnsigned: boolean;
    /** Address of a time stamp server (RFC 3161); null for none. */
    readonly timeStampServer: string | null;
  };
  /** Backups into a folder of this machine; null: only the commands make backups. */
  readonly backups: {
    /** Absolute path, the same for servers and workers. */
    readonly folder: string;
    /** Hours between two backups; 0 when only an admin starts them. */
    readonly everyHours: number;
    /** How many complete backups are kept. */
    readonly keep: number;
  } | null;
  readonly logLevel: LogLevel;
  /**
   * `file`: a file in the data folder, with errors on the terminal too; null: `file` when run in a terminal, otherwise
   * JSON lines.
   */
  readonly logFormat: 'json' | 'file' | null;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

const environmentSchema = z.object({
  PRODUCT_NAME: text.max(40, 'must be at most 40 characters').default('Kenna'),
  PRODUCT_SLUG: text.regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be lowercase letters, digits and hyphens').default('kenna'),
  HOST: text.default('127.0.0.1'),
  PORT: count(0, 65_535).default(3000),
  PUBLIC_URL: webAddress.optional(),
  TRUSTED_PROXIES: trustedProxies.default(['loopback']),
  DATA_DIR: text.default('./data'),
  MIN_FREE_DISK_MB: count(0, 100_000_000).default(512),
  DATABASE_URL: address('postgres://user:password@host:5432/name', /^postgres(ql)?:$/).optional(),
  SECRET_KEY: secretKey.optional(),
  SECRET_KEY_PREVIOUS: secretKeys.default([]),
  DATABASE_POOL: count(2, 1000).default(10),
  DATABASE_PROCESSES: count(1, 10_000).default(1),
  DATABASE_CONNECTIONS: count(1, 1_000_000).optional(),
  DATABASE_TIMEOUT_SECONDS: count(2, 600).default(10),
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  S3_PUBLIC_URL: text.optional(),
  FILES_URL: webAddress.optional(),
  REALTIME_URL: webAddress.optional(),
  REALTIME_APP_ID: text.optional(),
  REALTIME_KEY: text.optional(),
  REALTIME_SECRET: text.optional(),
  REALTIME_CLUSTER: text.optional(),
  SMTP_URL: address('smtps://user:password@host:465', /^smtps?:$/).optional(),
  MAIL_FROM: text.optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_API_URL: webAddress.optional(),
  CONTENT_ENDPOINT: contentEndpoint.optional(),
  CONTENT_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
  CONTENT_RELOAD: yesOrNo.default('no'),
  WEBHOOKS_TO_PRIVATE_NETWORKS: yesOrNo.default('no'),
  ADMIN_EMAILS: text
    .transform((list) => list.split(',').map((email) => email.trim().toLowerCase()))
    .pipe(z.array(z.email('must be addresses separated by commas')))
    .default([]),
  FREE_RENDER_LIMIT: count(0, 1_000_000).default(20),
  STARTER_IMAGE_LIMIT: count(0, 1_000_000).default(200),
  QUEUE_WEIGHTS: queueWeights.default(DEFAULT_WEIGHTS),
  QUEUE_LIMIT: count(1, 100_000).default(50),
  WORKER_CONCURRENCY: count(0, 64).default(1),
  WORKER_PORT: count(0, 65_535).optional(),
  ENGINE_THREADS: count(1, 256).optional(),
  EXPLICIT_THRESHOLD: probability.default(0.6),
  ...modelVariables,
  ...engineVariables,
  LLM_BASE_URL: webAddress.optional(),
  LLM_API_KEY: text.optional(),
  LLM_MODEL: text.optional(),
  GTM_ID: text.regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be the id of a container, such as GTM-ABC1234').optional(),
  GTM_DEBUG: yesOrNo.default('yes'),
  METRICS_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
  C2PA_CERTIFICATE: filePath.optional(),
  C2PA_KEY: filePath.optional(),
  C2PA_UNSIGNED: yesOrNo.default('no'),
  C2PA_TIMESTAMP_URL: webAddress.optional(),
  BACKUP_DIR: filePath.optional(),
  BACKUP_EVERY_HOURS: count(0, 8760).default(24),
  BACKUP_KEEP: count(1, 1000).default(7),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: otlpProtocol.optional(),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: otlpProtocol.optional(),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], 'must be otlp or none').default('otlp'),
  OTEL_SDK_DISABLED: z.string().toLowerCase().default('false'),
  OTEL_SERVICE_NAME: text.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).optional(),
  LOG_FORMAT: z.enum(['json', 'file'], 'must be json or file').optional(),
});
type Environment = z.output<typeof environmentSchema>;

/** An empty variable counts as not set. @throws StartError with one line for each mistake. */
export function readConfig(variables: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(given);
  const remote = parsed.success ? readEngines(parsed.data, (name) => given[name]?.trim()) : null;
  const mistakes = parsed.success
    ? [...incompleteGroups(parsed.data), ...(remote?.mistakes ?? [])]
    : parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}.`);
  if (!parsed.success || remote === null || mistakes.length > 0) {
    throw new StartError(['The configuration needs your attention:', ...new Set(mistakes)].join('\n  '));
  }
  return nested(parsed.data, remote.engines);
}

/**
 * The only argument of a command as an absolute path; a relative one starts in the folder where npm was called.
 * @throws StartError with the usage.
 */
export function readFileArgument(usage: string, words: readonly string[] = process.argv.slice(2)): string {
  const [file, ...rest] = words;
  if (!file || rest.length > 0) throw new StartError(`Usage: ${usage}`);
  return resolve(process.env['INIT_CWD'] ?? '.', file);
}

function incompleteGroups(environment: Environment): string[] {
  const isSet = (name: keyof Environment) => environment[name] !== undefined;
  const missing = (trigger: keyof Environment, needed: (keyof Environment)[]) =>
    isSet(trigger)
      ? needed.filter((name) => !isSet(name)).map((name) => `${name} must be set, because ${trigger} is.`)
      : [];
  const mistakes = [
    ...missing('S3_BUCKET', ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']),
    ...missing('S3_ENDPOINT', ['S3_BUCKET']),
    ...missing('S3_ACCESS_KEY_ID', ['S3_BUCKET']),
    ...missing('REALTIME_APP_ID', ['REALTIME_KEY', 'REALTIME_SECRET']),
    ...missing('REALTIME_URL', ['REALTIME_APP_ID']),
    ...missing('REALTIME_CLUSTER', ['REALTIME_APP_ID']),
    ...missing('REALTIME_KEY', ['REALTIME_SECRET']),
    ...missing('STRIPE_SECRET_KEY', ['STRIPE_WEBHOOK_SECRET']),
    ...missing('STRIPE_WEBHOOK_SECRET', ['STRIPE_SECRET_KEY']),
    ...missing('REALTIME_SECRET', ['REALTIME_KEY']),
    ...missing('LLM_BASE_URL', ['LLM_MODEL']),
    ...missing('LLM_API_KEY', ['LLM_MODEL']),
    ...missing('C2PA_CERTIFICATE', ['C2PA_KEY']),
    ...missing('C2PA_KEY', ['C2PA_CERTIFICATE']),
  ];
  if (isSet('S3_PUBLIC_URL')) {
    mistakes.push(
      'S3_PUBLIC_URL is not supported any more, because a public bucket also shows pictures that were taken back: make the bucket private, and set FILES_URL to a CDN in front of /files of this server.',
    );
  }
  if (isSet('DATABASE_URL') && !isSet('SECRET_KEY')) {
    mistakes.push(
      'SECRET_KEY must be set, because DATABASE_URL is: 32 random bytes in base64, the same for all servers and workers. "openssl rand -base64 32" makes one.',
    );
  }
  const tooMany = budgetMistake(connectionsOf(environment));
  if (tooMany !== null) mistakes.push(tooMany);
  if (isSet('LLM_MODEL') && !isSet('LLM_BASE_URL') && !isSet('LLM_API_KEY')) {
    mistakes.push('LLM_BASE_URL or LLM_API_KEY must be set, because LLM_MODEL is.');
  }
  if (isSet('REALTIME_APP_ID') && !isSet('REALTIME_URL') && !isSet('REALTIME_CLUSTER')) {
    mistakes.push('REALTIME_URL or REALTIME_CLUSTER must be set, because REALTIME_APP_ID is.');
  }
  return mistakes;
}

function nested(environment: Environment, engines: EnginesConfig): Config {
  const { HOST: host, PORT: port } = environment;
  const publicUrl = environment.PUBLIC_URL ?? `http://${isAnyAddress(host) ? 'localhost' : bracketed(host)}:${port}`;
  return {
    product: { name: environment.PRODUCT_NAME, slug: environment.PRODUCT_SLUG },
    http: { host, port, publicUrl, trustedProxies: environment.TRUSTED_PROXIES },
    dataDir: resolve(environment.DATA_DIR),
    minFreeBytes: environment.MIN_FREE_DISK_MB * 1024 ** 2,
    databaseUrl: environment.DATABASE_URL ?? null,
    secretKeys: { current: environment.SECRET_KEY ?? null, previous: environment.SECRET_KEY_PREVIOUS },
    connections: connectionsOf(environment),
    files: filesOf(environment),
    filesUrl: environment.FILES_URL ?? null,
    realtime: realtimeOf(environment),
    mail: {
      smtpUrl: environment.SMTP_URL ?? null,
      from: environment.MAIL_FROM ?? `${environment.PRODUCT_NAME} <no-reply@${new URL(publicUrl).hostname}>`,
    },
    stripe: stripeOf(environment),
    languageModel: languageModelOf(environment),
    webhooks: { allowsPrivate: environment.WEBHOOKS_TO_PRIVATE_NETWORKS === 'yes' },
    content: {
      endpoint: environment.CONTENT_ENDPOINT ?? null,
      token: environment.CONTENT_TOKEN ?? null,
      watches: environment.CONTENT_RELOAD === 'yes',
    },
    adminEmails: environment.ADMIN_EMAILS,
    limits: { freeRenders: environment.FREE_RENDER_LIMIT, starterImages: environment.STARTER_IMAGE_LIMIT },
    queue: { weights: environment.QUEUE_WEIGHTS, maxWaiting: environment.QUEUE_LIMIT },
    worker: { concurrency: environment.WORKER_CONCURRENCY, port: environment.WORKER_PORT ?? null },
    tracing: tracingOf(environment),
    engine: {
      threads: environment.ENGINE_THREADS ?? null,
      explicitThreshold: environment.EXPLICIT_THRESHOLD,
      models: modelPaths(environment),
    },
    engines,
    gtmId: environment.GTM_ID ?? null,
    gtmDebug: environment.GTM_DEBUG === 'yes',
    metricsToken: environment.METRICS_TOKEN ?? null,
    credentials: {
      operator: certificateFiles(environment),
      allowsUnsigned: environment.C2PA_UNSIGNED === 'yes',
      timeStampServer: environment.C2PA_TIMESTAMP_URL ?? null,
    },
    backups:
      environment.BACKUP_DIR === undefined
        ? null
        : {
            folder: environment.BACKUP_DIR,
            everyHours: environment.BACKUP_EVERY_HOURS,
            keep: environment.BACKUP_KEEP,
          },
    logLevel: environment.LOG_LEVEL ?? 'info',
    // Somebody who sets a level wants to see the log.
    logFormat: environment.LOG_FORMAT ?? (environment.LOG_LEVEL === undefined ? null : 'json'),
  };
}

const connectionsOf = (environment: Environment): ConnectionSettings => ({
  pool: environment.DATABASE_POOL,
  processes: environment.DATABASE_PROCESSES,
  budget: environment.DATABASE_CONNECTIONS ?? null,
  timeoutMs: environment.DATABASE_TIMEOUT_SECONDS * 1000,
});

/** By the rules of OpenTelemetry, the address for traces is used as it is, and the general one gets their path. */
function tracingOf(environment: Environment): Config['tracing'] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: general, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own } = environment;
  const url = own ?? (general === undefined ? undefined : `${general}/v1/traces`);
  const isOff = environment.OTEL_SDK_DISABLED === 'true' || environment.OTEL_TRACES_EXPORTER === 'none';
  if (url === undefined || isOff) return null;
  return { url, serviceName: environment.OTEL_SERVICE_NAME ?? environment.PRODUCT_SLUG };
}

const isAnyAddress = (host: string) => host === '0.0.0.0' || host === '::';
const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host);

const OPENAI_URL = 'https://api.openai.com/v1';

function languageModelOf(environment: Environment): Config['languageModel'] {
  const { LLM_BASE_URL: baseUrl = OPENAI_URL, LLM_API_KEY: apiKey = null, LLM_MODEL: model } = environment;
  return model === undefined ? null : { baseUrl, apiKey, model };
}

function stripeOf(environment: Environment): Config['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = environment;
  if (secretKey === undefined || webhookSecret === undefined) return null;
  return { secretKey, webhookSecret, apiUrl: environment.STRIPE_API_URL ?? null };
}

function filesOf(environment: Environment): FilesConfig {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return { kind: 'disk' };
  return {
    kind: 's3',
    endpoint: environment.S3_ENDPOINT ?? null,
    bucket,
    region: environment.S3_REGION,
    accessKeyId,
    secretAccessKey,
  };
}

function realtimeOf(environment: Environment): RealtimeConfig {
  const { REALTIME_APP_ID: appId, REALTIME_KEY: key, REALTIME_SECRET: secret } = environment;
  const credentials = key === undefined || secret === undefined ? null : { key, secret };
  if (appId === undefined || credentials === null) return { kind: 'embedded', credentials };
  const { REALTIME_URL: url = null, REALTIME_CLUSTER: cluster = null } = environment;
  return { kind: 'hosted', appId, ...credentials, url, cluster };
}
