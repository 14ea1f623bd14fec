/**
 * The wiring diagram: which adapter implements which port, chosen by the configuration alone (the store of files in
 * `open-blobs.ts`, which the commands for backups share). Services depend on ports. Used by the server and by each
 * additional worker.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createAdjuster, createBuiltInEngine, createWatermarker, drawnThings, sourceDigest } from '@kenna/engine';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createSandboxBilling } from './adapters/billing/sandbox/sandbox-billing.ts';
import { createClassifierExplicitContent } from './adapters/explicit-content/classifier-explicit-content.ts';
import { openBundledContent } from './adapters/content/bundled/bundled-content-repository.ts';
import { createBuiltInImageEngine } from './adapters/image-engine/built-in-image-engine.ts';
import { logModels } from './adapters/image-engine/operator-models.ts';
import { observedEngine } from './adapters/image-engine/observed-engine.ts';
import { openEngines } from './adapters/image-engine/open-engines.ts';
import { withOwnCutout } from './adapters/image-engine/with-own-cutout.ts';
import { createPgBossJobQueue } from './adapters/job-queue/pg-boss-job-queue.ts';
import { observedLanguageModel } from './adapters/language-model/observed-language-model.ts';
import { openLanguageModels } from './adapters/language-model/open-language-models.ts';
import { createOutboxMailer } from './adapters/mailer/outbox-mailer.ts';
import { createSmtpMailer } from './adapters/mailer/smtp-mailer.ts';
import { createEmbeddedRealtimePublisher } from './adapters/realtime/embedded-realtime-publisher.ts';
import { attachRealtimeServer } from './adapters/realtime/embedded-realtime-server.ts';
import { createDatabaseEventBus, createLocalEventBus } from './adapters/realtime/event-bus.ts';
import { createGrants, type Grants } from './adapters/realtime/grants.ts';
import { createHostedRealtimePublisher } from './adapters/realtime/hosted-realtime-publisher.ts';
import { keepRealtimeCredentials } from './adapters/realtime/realtime-credentials.ts';
import { noTracing } from './adapters/tracing/no-tracing.ts';
import { createHttpsWebhookSender } from './adapters/webhook-sender/https-webhook-sender.ts';
import { composeServices, type Ports, type Services } from './compose-services.ts';
import type { Config } from './config.ts';
import { openDatabase, type Database } from './db/database.ts';
import { useOf } from './db/opened-pool.ts';
import { refuseUnfinishedRestore } from './features/backups/restore-mark.ts';
import { createSessionCache } from './features/accounts/session-cache.ts';
import type { RoutedEngine } from './features/engines/routed-engine.ts';
import type { ProductSettings } from './features/product/product.service.ts';
import { openBlobs } from './open-blobs.ts';
import { openSecretBox } from './open-secret-box.ts';
import { openSigner, openTimeStamper } from './open-signer.ts';
import type { BlobStore } from './ports/blob-store.port.ts';
import type { ImageEngine } from './ports/image-engine.port.ts';
import type { ContentRepository } from './ports/content-repository.port.ts';
import type { Mailer } from './ports/mailer.port.ts';
import type { RealtimePublisher } from './ports/realtime-publisher.port.ts';
import type { Tracing } from './ports/tracing.port.ts';
import { programVersion } from './program-version.ts';
import { readBuiltInPictures } from './shared/built-in-pictures.ts';
import { systemClock } from './shared/clock.ts';
import { createMetrics, type Metrics } from './shared/metrics.ts';
import type { SecretBox } from './shared/security/secret-box.ts';

const GALLERY_DIR = join(import.meta.dirname, '../../content/gallery');

/** How often renders without a live job are looked for: every minute. */
const RECONCILE_CRON = '* * * * *';
/** How often runs that could not go on are looked at: every minute. */
const RUN_CRON = '* * * * *';
const SWEEP_CRON = '17 * * * *';
/** How often a backup that is due is looked for. */
const BACKUP_CRON = '41 * * * *';
const BILLING_CRON = '7 * * * *';

const CONTENT_DIR = join(import.meta.dirname, '../../content');

export interface Composition {
  readonly ports: Ports;
  readonly services: Services;
  readonly tracing: Tracing;
  /** Open sockets of the embedded realtime server. */
  countSockets(): number;
  /** Opens the embedded realtime server's sockets on the app's port. */
  attachRealtime(app: FastifyInstance): Promise<void>;
  /** Starts running jobs in this process. */
  startWorker(): Promise<void>;
  /** Returns running jobs to the queue and closes everything. */
  close(): Promise<void>;
}

async function openContent(
  { content: { endpoint, token, watches }, dataDir, product }: Config,
  log: Logger,
): Promise<ContentRepository> {
  if (endpoint === null) {
    return openBundledContent({ folder: CONTENT_DIR, productName: product.name, token, watches, log });
  }
  const { createGatewayContent } = await import('./adapters/content/gateway/gateway-content-repository.ts');
  return createGatewayContent({ endpoint, token, folder: join(dataDir, 'content'), clock: systemClock, log });
}

function openMailer({ mail: { smtpUrl, from }, dataDir }: Config, log: Logger): Mailer & { close(): void } {
  if (smtpUrl !== null) return createSmtpMailer({ url: smtpUrl, from });
  return { ...createOutboxMailer({ folder: join(dataDir, 'outbox'), from, log }), close: () => undefined };
}

async function openTracing({ tracing }: Config, log: Logger): Promise<Tracing> {
  if (tracing === null) return noTracing;
  // Loaded on demand: few installations collect traces, and the libraries load slowly.
  const { createOpenTelemetryTracing } = await import('./adapters/tracing/open-telemetry-tracing.ts');
  return createOpenTelemetryTracing({ ...tracing, version: programVersion(), log });
}

async function openBilling(
  { stripe, http: { publicUrl }, product }: Config,
  { db }: Database,
): Promise<Pick<Ports, 'billing' | 'billingSandbox'>> {
  if (stripe === null) {
    const { billing, sandbox } = createSandboxBilling({ db, clock: systemClock, publicUrl });
    return { billing, billingSandbox: sandbox };
  }
  // Loaded on demand: few installations need the library, and it loads slowly.
  const { createStripeBilling } = await import('./adapters/billing/stripe/stripe-billing.ts');
  return { billing: createStripeBilling({ ...stripe, productSlug: product.slug }), billingSandbox: null };
}

interface Realtime {
  readonly publisher: RealtimePublisher;
  readonly settings: ProductSettings['realtime'];
  /** Returns how many sockets are open. */
  attach(app: FastifyInstance, isCurrent: Grants['isCurrent']): Promise<() => number>;
  close(): Promise<void>;
}

const addressOf = (url: string) => {
  const { hostname, port, protocol } = new URL(url);
  const tls = protocol === 'https:';
  return { host: hostname, port: port === '' ? (tls ? 443 : 80) : Number(port), tls };
};

async function openRealtime(
  { realtime, http }: Config,
  database: Database,
  secretBox: SecretBox,
  log: Logger,
): Promise<Realtime> {
  if (realtime.kind === 'hosted') {
    const { appId, key, secret, url, cluster } = realtime;
    const address = url === null ? { host: null, port: null, tls: true } : addressOf(url);
    return {
      publisher: createHostedRealtimePublisher({ appId, credentials: { key, secret }, url, cluster, log }),
      settings: { key, cluster: cluster ?? 'mt1', address },
      attach: async () => () => 0,
      close: async () => undefined,
    };
  }
  const credentials = realtime.credentials ?? (await keepRealtimeCredentials(database.db, secretBox));
  const bus = database.kind === 'server' ? createDatabaseEventBus({ database, log }) : createLocalEventBus();
  // Behind a proxy that terminates TLS the request does not show the public address; without one the request's own
  // address is right.
  const address = http.publicUrl.startsWith('https:') ? addressOf(http.publicUrl) : null;
  return {
    publisher: createEmbeddedRealtimePublisher({ bus, credentials, log }),
    // The official client requires a cluster, although it ignores it when an address is set.
    settings: { key: credentials.key, cluster: 'embedded', address },
    attach: (app, isCurrent) =>
      attachRealtimeServer(app, { credentials, bus, grants: createGrants(database, isCurrent) }),
    close: bus.close,
  };
}

/** Opens the database and its secrets, unless a restore into this place was not finished or a key is missing. */
async function openUsable(
  config: Config,
  blobs: BlobStore,
  log: Logger,
): Promise<{ database: Database; secretBox: SecretBox }> {
  const database = await openDatabase(config);
  try {
    await refuseUnfinishedRestore(database.db, blobs);
    return { database, secretBox: await openSecretBox(config, { db: database.db, log }) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Remote engines in the order of the settings, then the built-in one, which also finishes their pictures. */
async function routedEngines(
  { engines: { remotes } }: Config,
  own: ImageEngine,
  { log, ...observers }: { readonly metrics: Metrics; readonly tracing: Tracing; readonly log: Logger },
): Promise<RoutedEngine[]> {
  const opened = await openEngines(remotes, log, own);
  const routed = opened.map(({ engine, settings: { title, weight, kind, url } }) => ({
    engine: withOwnCutout(engine, own),
    title,
    weight,
    isOwn: false,
    address: { kind, url },
  }));
  const builtIn = { engine: own, title: 'Built-in engine', weight: 1, isOwn: true, address: null };
  return [...routed, builtIn].map((each) => ({ ...each, engine: observedEngine(each.engine, observers) }));
}

export async function compose(config: Config, log: Logger): Promise<Composition> {
  // Content comes first, so that mistakes in the documents are reported before anything else is opened.
  const content = await openContent(config, log);
  const blobs = await openBlobs(config);
  const { database, secretBox } = await openUsable(config, blobs, log);
  const metrics = createMetrics();
  const tracing = await openTracing(config, log);
  const jobs = await createPgBossJobQueue({ database, tracing, metrics, log });
  const realtime = await openRealtime(config, database, secretBox, log);
  const mailer = openMailer(config, log);
  const builtIn = createBuiltInEngine({
    threads: config.engine.threads ?? availableParallelism(),
    models: config.engine.models,
  });
  void logModels(builtIn, log);
  const adjuster = createAdjuster();
  const watermarker = createWatermarker();
  const { languageModel: endpoint, product } = config;
  const languageModels = await openLanguageModels({ productName: product.name, endpoint });
  const ports: Ports = {
    db: database.db,
    sessionCache: await createSessionCache(database, systemClock),
    jobs,
    blobs,
    content,
    realtime: realtime.publisher,
    mailer,
    ...(await openBilling(config, database)),
    secretBox,
    signerOf: await openSigner(config, { db: database.db, secretBox }),
    watermarker,
    timeStamper: openTimeStamper(config),
    webhookSender: createHttpsWebhookSender({ allowsPrivate: config.webhooks.allowsPrivate }),
    engines: await routedEngines(config, createBuiltInImageEngine(builtIn), { metrics, tracing, log }),
    languageModels: languageModels.map((model) => observedLanguageModel(model, { metrics, tracing })),
    explicitContent: createClassifierExplicitContent({ engine: builtIn, threshold: config.engine.explicitThreshold }),
    adjustPixels: adjuster.adjust,
    builtIn: readBuiltInPictures(GALLERY_DIR),
    drawnThings,
    sourceDigest,
    metrics,
    connections: () => useOf(database.pool),
    clock: systemClock,
    log,
  };
  const services = composeServices(ports, config, realtime.settings);
  let countSockets = () => 0;

  return {
    ports,
    services,
    tracing,
    countSockets: () => countSockets(),

    async attachRealtime(app) {
      countSockets = await realtime.attach(app, services.realtime.isCurrent);
    },

    async startWorker() {
      if (config.worker.concurrency === 0) return;
      await jobs.work(services.jobHandlers, { concurrency: config.worker.concurrency });
      await jobs.repeat('render.reconcile', RECONCILE_CRON);
      await jobs.repeat('run.round', RUN_CRON);
      await jobs.repeat('files.sweep', SWEEP_CRON);
      await jobs.repeat('download.sweep', SWEEP_CRON);
      await jobs.repeat('account.sweep', SWEEP_CRON);
      await jobs.repeat('billing.round', BILLING_CRON);
      await jobs.repeat('backup.round', BACKUP_CRON);
      services.background.run('reconciling renders', services.renders.reconcile);
    },

    async close() {
      await jobs.stop();
      services.chats.close();
      await services.background.settle();
      await services.provenance.close();
      mailer.close();
      await content.close();
      await Promise.all([adjuster.close(), watermarker.close(), ...ports.engines.map(({ engine }) => engine.close())]);
      await realtime.close();
      await tracing.close();
      await database.close();
    },
  };
}
