/**
 * The real server on a loopback port with its worker, embedded adapters and its own folder. Only the engine and the
 * services' clock are controlled by the test. Mails and events go through the real adapters and are recorded for the
 * test.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { RenderResultEvent } from '@kenna/contract';
import { sql, type Kysely } from 'kysely';
import { createAdjuster, createWatermarker, drawnThings, sourceDigest } from '@kenna/engine';
import { pino, type Logger } from 'pino';
import { createSandboxBilling } from '../adapters/billing/sandbox/sandbox-billing.ts';
import { createDiskBlobStore } from '../adapters/blob-store/disk-blob-store.ts';
import { observedEngine } from '../adapters/image-engine/observed-engine.ts';
import { observedLanguageModel } from '../adapters/language-model/observed-language-model.ts';
import { openLanguageModels } from '../adapters/language-model/open-language-models.ts';
import { createPgBossJobQueue } from '../adapters/job-queue/pg-boss-job-queue.ts';
import type { RealtimeCredentials } from '../adapters/realtime/signature.ts';
import { noTracing } from '../adapters/tracing/no-tracing.ts';
import { createHttpsWebhookSender } from '../adapters/webhook-sender/https-webhook-sender.ts';
import { createApp } from '../app.ts';
import { composeServices, type Services } from '../compose-services.ts';
import { readConfig, type Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { useOf } from '../db/opened-pool.ts';
import type { Tables } from '../db/tables.ts';
import type { RoutedEngine } from '../features/engines/routed-engine.ts';
import { createSessionCache } from '../features/accounts/session-cache.ts';
import { createBodyWatch } from '../http/cut-slow-requests.ts';
import { pageOriginsOf } from '../http/pages/page-origins.ts';
import { DEFAULT_LIMITS, type RequestLimits } from '../http/rate-limits.ts';
import type { Billing } from '../ports/billing.port.ts';
import type { BlobStore } from '../ports/blob-store.port.ts';
import type { ContentRepository } from '../ports/content-repository.port.ts';
import type { ExplicitContentCheck } from '../ports/explicit-content.port.ts';
import type { ImageEngine } from '../ports/image-engine.port.ts';
import type { Mail } from '../ports/mailer.port.ts';
import type { LanguageModel } from '../ports/language-model.port.ts';
import type { RealtimePublisher } from '../ports/realtime-publisher.port.ts';
import type { Tracing } from '../ports/tracing.port.ts';
import { openSecretBox } from '../open-secret-box.ts';
import { openSigner, openTimeStamper } from '../open-signer.ts';
import { NO_BUILT_IN_PICTURES, type BuiltInPictures } from '../shared/built-in-pictures.ts';
import { createMetrics } from '../shared/metrics.ts';
import { createApiClient, type ApiClient } from './api-client.ts';
import { createLazyContent } from './lazy-content.ts';
import { createMovingClock, type MovingClock } from './moving-clock.ts';
import { createSteeredEngine, EXPLICIT_COLOUR, type SteeredEngine } from './steered-engine.ts';
import { openTestDatabase } from './test-database.ts';
import { openTestRealtime } from './test-realtime.ts';
import { ADMIN_EMAIL, createWorld, type World } from './world.ts';

interface TestAppOptions {
  /** By default, limits that no test reaches. */
  readonly limits?: Partial<RequestLimits>;
  /** Another server's database, which that server closes. By default, an empty one. */
  readonly database?: Database;
  /** True: events go through the database to the sockets of the embedded realtime server instead of being recorded. */
  readonly sockets?: boolean;
  /** False: jobs stay in the queue. */
  readonly worker?: boolean;
  /** Additional engines; the test engine is then the built-in one. */
  readonly remotes?: readonly ImageEngine[];
  /** Whether people may pick the engine of a render. */
  readonly peopleChoose?: boolean;
  /** By default, the project's own documents. */
  readonly content?: ContentRepository;
  /** Replaces the sandbox as payment provider. */
  readonly billing?: Billing;
  /** Models that are preferred to the built-in stylist. */
  readonly languageModels?: readonly LanguageModel[];
  /** By default, no pictures. */
  readonly builtIn?: BuiltInPictures;
  /** By default, a separate folder. */
  readonly blobs?: BlobStore;
  /** The folder of the built web; by default, there is none. */
  readonly webDir?: string;
  /** By default, nothing is logged. */
  readonly log?: Logger;
  /** Further environment variables. */
  readonly environment?: Readonly<Record<string, string>>;
}

interface PublishedEvent {
  readonly channel: string;
  readonly event: string;
  readonly data: RenderResultEvent;
}

export interface TestApp {
  readonly url: string;
  readonly api: ApiClient;
  readonly world: World;
  readonly services: Services;
  readonly db: Kysely<Tables>;
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly engine: SteeredEngine;
  readonly clock: MovingClock;
  readonly mails: readonly Mail[];
  readonly events: readonly PublishedEvent[];
  /** Key and secret of the embedded realtime server; null without `sockets`. */
  readonly realtimeCredentials: RealtimeCredentials | null;
  forgetEvents(): void;
  /** Compares what has arrived of each request with the call before, as the server does every 20 s. */
  checkBodies(): void;
  /**
   * Resolves when no render is waiting or running, no run can go on, no file is being made, and every mail and webhook
   * has been attempted once.
   */
  settle(): Promise<void>;
  close(): Promise<void>;
}

const UNREACHED = { max: 1_000_000, timeWindow: '1 minute' };
const NO_LIMITS = Object.fromEntries(Object.keys(DEFAULT_LIMITS).map((name) => [name, UNREACHED]));
export const METRICS_TOKEN = 'a-token-for-the-metrics';
/** All servers of a test can read the secrets of one database. */
const SECRET_KEY = Buffer.alloc(32, 'a key of the tests').toString('base64');

/** Recognises the colour that the test engine draws for explicit prompts. */
const colourCheck: ExplicitContentCheck = {
  isExplicit: async ({ data }) => EXPLICIT_COLOUR.every((value, channel) => data[channel] === value),
  close: async () => undefined,
};

const routedOf = (engine: ImageEngine, isOwn: boolean): RoutedEngine => ({
  engine,
  title: isOwn ? 'Built-in engine' : `Engine ${engine.name}`,
  weight: 1,
  isOwn,
  address: isOwn ? null : { kind: 'test', url: 'http://engine.test' },
});

async function tracingTo(collector: NonNullable<Config['tracing']>, log: Logger): Promise<Tracing> {
  const { createOpenTelemetryTracing } = await import('../adapters/tracing/open-telemetry-tracing.ts');
  return createOpenTelemetryTracing({ ...collector, version: 'test', log });
}

function recordingRealtime(events: PublishedEvent[]): RealtimePublisher {
  return {
    async publish(channel, event, data) {
      events.push({ channel, event, data: data as RenderResultEvent });
    },
    authorize: (socketId, channel) => ({ auth: `test:${socketId}:${channel}` }),
  };
}

export async function testApp({
  limits = {},
  database: shared,
  sockets = false,
  worker = true,
  billing,
  languageModels = [],
  remotes = [],
  peopleChoose = false,
  builtIn = NO_BUILT_IN_PICTURES,
  content,
  blobs: store,
  webDir,
  log = pino({ level: 'fatal' }),
  environment = {},
}: TestAppOptions = {}): Promise<TestApp> {
  const documents = content ?? createLazyContent(log);
  const dataDir = await mkdtemp(join(tmpdir(), 'app-test-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    ADMIN_EMAILS: ADMIN_EMAIL,
    METRICS_TOKEN,
    SECRET_KEY,
    ...environment,
    ...(peopleChoose && { ENGINE_CHOICE: 'yes' }),
  });
  const database = shared ?? (await openTestDatabase());
  const { db } = database;
  const secretBox = await openSecretBox(config, { db, log });
  const blobs = store ?? createDiskBlobStore({ folder: join(dataDir, 'files'), publicUrl: config.http.publicUrl });
  const metrics = createMetrics();
  const tracing = config.tracing === null ? noTracing : await tracingTo(config.tracing, log);
  const jobs = await createPgBossJobQueue({ database, tracing, metrics, log });
  const engine = createSteeredEngine();
  const observed = (each: ImageEngine) => observedEngine(each, { metrics, tracing });
  const engineList = [...remotes.map((remote) => routedOf(observed(remote), false)), routedOf(observed(engine), true)];
  const clock = createMovingClock();
  const sessionCache = await createSessionCache(database, clock);
  const mails: Mail[] = [];
  const events: PublishedEvent[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const embedded = sockets ? await openTestRealtime(database, secretBox, log) : null;
  const realtime = embedded?.publisher ?? recordingRealtime(events);
  const adjuster = createAdjuster();
  const watermarker = createWatermarker();
  const models = [...languageModels, ...(await openLanguageModels({ productName: 'Kenna', endpoint: null }))];
  const own = createSandboxBilling({ db, clock, publicUrl: config.http.publicUrl });
  const ports = {
    ...(billing ? { billing, billingSandbox: null } : { billing: own.billing, billingSandbox: own.sandbox }),
    db,
    jobs,
    blobs,
    realtime,
    mailer,
    engines: engineList,
    explicitContent: colourCheck,
    clock,
    log,
    languageModels: models.map((model) => observedLanguageModel(model, { metrics, tracing })),
    adjustPixels: adjuster.adjust,
    content: documents,
    builtIn,
    drawnThings,
    sourceDigest,
    metrics,
    connections: () => useOf(database.pool),
    secretBox,
    signerOf: await openSigner(config, { db, secretBox }),
    watermarker,
    timeStamper: openTimeStamper(config),
    webhookSender: createHttpsWebhookSender({ allowsPrivate: true }),
    sessionCache,
  };
  const services = composeServices(ports, config, {
    key: embedded?.credentials.key ?? 'test',
    cluster: 'test',
    address: null,
  });
  if (worker) await jobs.work(services.jobHandlers, { concurrency: 1 });
  const bodyWatch = createBodyWatch();
  const app = await createApp({
    ...services,
    blobs,
    contentRepository: documents,
    tracing,
    log,
    settings: {
      productName: config.product.name,
      publicUrl: config.http.publicUrl,
      trustedProxies: config.http.trustedProxies,
      metricsToken: config.metricsToken,
      webDir: webDir ?? join(dataDir, 'no-web'),
      origins: pageOriginsOf(config),
      analytics: config.gtmId !== null,
      bodyWatch,
      limits: { ...DEFAULT_LIMITS, ...NO_LIMITS, ...limits },
    },
  });
  await embedded?.attach(app, services.realtime.isCurrent);
  await services.operations.readiness.check();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const api = createApiClient(url);

  const countLive = async () => {
    const { count } = await db
      .selectFrom('renders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', 'in', ['queued', 'processing'])
      .executeTakeFirstOrThrow();
    return Number(count) + (await countMaking()) + (await countSending());
  };

  /** Jobs that wait for a retry are not counted. */
  const countSending = async () => {
    if (!worker) return 0;
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) AS count FROM jobs.job
      WHERE name IN ('mail.send', 'password.forgot', 'webhook.deliver', 'billing.leave', 'run.advance') AND state IN ('created', 'active')
    `.execute(db);
    return Number(rows[0]?.count);
  };

  const countMaking = async () => {
    const { count } = await db
      .selectFrom('downloads')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('link_hash', 'is', null)
      .where('status', 'in', ['waiting', 'working'])
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  return {
    url,
    api,
    world: createWorld(db, api),
    services,
    db,
    database,
    blobs,
    engine,
    clock,
    mails,
    events,
    realtimeCredentials: embedded?.credentials ?? null,
    checkBodies: bodyWatch.check,
    forgetEvents: () => void events.splice(0),
    async settle() {
      await services.background.settle();
      while ((await countLive()) > 0) await delay(5);
    },
    async close() {
      await app.close();
      engine.release();
      await jobs.stop();
      services.chats.close();
      await services.background.settle();
      await services.provenance.close();
      await adjuster.close();
      await watermarker.close();
      await tracing.close();
      if (!shared) await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
