/** Constructs the services from their dependencies; `compose.ts` chooses the adapters. */
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { PoolUse } from './db/opened-pool.ts';
import type { Tables } from './db/tables.ts';
import { createAccountJobs } from './features/accounts/accounts.jobs.ts';
import { createAccountsService } from './features/accounts/accounts.service.ts';
import type { SessionCache } from './features/accounts/session-cache.ts';
import { createAdjustmentsService, type AdjustPixels } from './features/adjustments/adjustments.service.ts';
import { createAuditService } from './features/audit/audit.service.ts';
import { createApiKeysService } from './features/api-keys/api-keys.service.ts';
import { createBackupJobs } from './features/backups/backups.jobs.ts';
import { createBackupsService } from './features/backups/backups.service.ts';
import { createBillingJobs } from './features/billing/billing.jobs.ts';
import { createBillingService } from './features/billing/billing.service.ts';
import { createSandboxPages } from './features/billing/sandbox-pages.service.ts';
import { createAttemptsService } from './features/attempts/attempts.service.ts';
import { createAssistantService } from './features/assistant/assistant.service.ts';
import { createChatsService } from './features/chats/chats.service.ts';
import { createCollectionsService } from './features/collections/collections.service.ts';
import { createColoursService } from './features/colours/colours.service.ts';
import { createContentService } from './features/content/content.service.ts';
import { createDefaultPromptsService } from './features/default-prompts/default-prompts.service.ts';
import { createDownloadJobs } from './features/downloads/downloads.jobs.ts';
import { createDownloadsService } from './features/downloads/downloads.service.ts';
import { createExploreService } from './features/explore/explore.service.ts';
import { createFilesService } from './features/files/files.service.ts';
import { createOperationsService } from './features/health/operations.service.ts';
import { createHealthService } from './features/health/health.service.ts';
import { createImageJobs } from './features/images/images.jobs.ts';
import { createImagesService } from './features/images/images.service.ts';
import { createMailJobs } from './features/mails/mails.jobs.ts';
import { createMailsService } from './features/mails/mails.service.ts';
import { createNotesService } from './features/notes/notes.service.ts';
import { createPeopleService } from './features/people/people.service.ts';
import { createProductService, type ProductSettings } from './features/product/product.service.ts';
import { createProvenanceService } from './features/provenance/provenance.service.ts';
import { createQuotaService } from './features/quota/quota.service.ts';
import { createRealtimeService } from './features/realtime/realtime.service.ts';
import { createEnginesService } from './features/engines/engines.service.ts';
import type { RoutedEngine } from './features/engines/routed-engine.ts';
import { createRenderJobs } from './features/renders/renders.jobs.ts';
import { createRendersService } from './features/renders/renders.service.ts';
import { createRecipesService } from './features/runs/recipes/recipes.service.ts';
import { createRunJobs } from './features/runs/runs.jobs.ts';
import { createRunsService } from './features/runs/runs.service.ts';
import { createReportsService } from './features/reports/reports.service.ts';
import { createSecretsService } from './features/secrets/secrets.service.ts';
import { createShowcaseService } from './features/showcase/showcase.service.ts';
import { createDrawingsService, type DrawnThing } from './features/drawings/drawings.service.ts';
import { createTutorialsService } from './features/tutorials/tutorials.service.ts';
import { createSuggestionsService } from './features/suggestions/suggestions.service.ts';
import { createWebhookJobs } from './features/webhooks/webhooks.jobs.ts';
import { createWebhooksService } from './features/webhooks/webhooks.service.ts';
import type { BillingSandbox } from './ports/billing-sandbox.port.ts';
import type { Billing } from './ports/billing.port.ts';
import type { BlobStore } from './ports/blob-store.port.ts';
import type { ContentRepository } from './ports/content-repository.port.ts';
import type { ExplicitContentCheck } from './ports/explicit-content.port.ts';
import type { JobHandlers, JobQueue } from './ports/job-queue.port.ts';
import type { LanguageModel } from './ports/language-model.port.ts';
import type { Mailer } from './ports/mailer.port.ts';
import type { RealtimePublisher } from './ports/realtime-publisher.port.ts';
import type { Signer } from './ports/signer.port.ts';
import type { TimeStamper } from './ports/time-stamper.port.ts';
import type { Watermarker } from './ports/watermarker.port.ts';
import type { WebhookSender } from './ports/webhook-sender.port.ts';
import { programVersion } from './program-version.ts';
import { createBackground } from './shared/background.ts';
import type { BuiltInPictures } from './shared/built-in-pictures.ts';
import { createNotifyLibrary } from './shared/library-news.ts';
import type { Clock } from './shared/clock.ts';
import type { Metrics } from './shared/metrics.ts';
import type { SecretBox } from './shared/security/secret-box.ts';

export interface Ports {
  readonly db: Kysely<Tables>;
  readonly sessionCache: SessionCache;
  readonly jobs: JobQueue;
  readonly blobs: BlobStore;
  readonly content: ContentRepository;
  readonly realtime: RealtimePublisher;
  readonly mailer: Mailer;
  readonly billing: Billing;
  /** Null where a real payment provider is configured. */
  readonly billingSandbox: BillingSandbox | null;
  /** Opened when the first picture is signed. */
  readonly signerOf: () => Promise<Signer>;
  readonly watermarker: Watermarker;
  /** Null without a time stamp server. */
  readonly timeStamper: TimeStamper | null;
  readonly webhookSender: WebhookSender;
  readonly secretBox: SecretBox;
  /** In order of preference. */
  readonly engines: readonly RoutedEngine[];
  /** In order of preference; the last one should never fail. */
  readonly languageModels: readonly LanguageModel[];
  readonly explicitContent: ExplicitContentCheck;
  readonly adjustPixels: AdjustPixels;
  /** The studio's own pictures, which the landing gallery and the showcase show after people's. */
  readonly builtIn: BuiltInPictures;
  /** What the built-in engine draws. */
  readonly drawnThings: () => readonly DrawnThing[];
  /** Changes with the source of the built-in engine. */
  readonly sourceDigest: () => Promise<string>;
  readonly metrics: Metrics;
  /** The use of the database's pool. */
  readonly connections: () => PoolUse;
  readonly clock: Clock;
  readonly log: Logger;
}

export type Services = ReturnType<typeof composeServices>;

export function composeServices(ports: Ports, config: Config, realtimeSettings: ProductSettings['realtime']) {
  const { log, realtime, sessionCache } = ports;
  const { product, http, adminEmails, limits } = config;
  const background = createBackground(log);
  const mails = createMailsService(ports);
  const quota = createQuotaService({
    ...ports,
    mails,
    settings: { ...limits, productName: product.name, publicUrl: http.publicUrl },
  });
  const imageEngines = ports.engines.map(({ engine }) => engine);
  const notifyLibrary = createNotifyLibrary({ realtime, background });
  const provenance = createProvenanceService({
    ...ports,
    engineSources: new Map(imageEngines.map(({ name, sourceType }) => [name, sourceType])),
    writer: { name: product.name, version: programVersion() },
    allowsUnsigned: config.credentials.allowsUnsigned,
  });
  const images = createImagesService({ ...ports, engines: imageEngines, background, notifyLibrary, provenance });
  const notes = createNotesService({ ...ports, images, notifyLibrary });
  const colours = createColoursService(ports);
  const apiKeys = createApiKeysService({ ...ports, productSlug: product.slug });
  const webhooks = createWebhooksService({ ...ports, productName: product.name, publicUrl: http.publicUrl });
  const accounts = createAccountsService({
    ...ports,
    quota,
    images,
    mails,
    apiKeys,
    settings: { productName: product.name, publicUrl: http.publicUrl, adminEmails },
  });
  const attempts = createAttemptsService(ports);
  const secrets = createSecretsService(ports);
  const audit = createAuditService(ports);
  const billing = createBillingService({
    ...ports,
    accounts,
    quota,
    mails,
    audit,
    settings: { productName: product.name, publicUrl: http.publicUrl, adminEmails },
  });
  const sandboxPages = createSandboxPages({ sandbox: ports.billingSandbox, billing });
  const engines = createEnginesService({ ...ports, rules: config.engines, audit, background });
  const prompts = createDefaultPromptsService({ ...ports, audit });
  const renders = createRendersService({
    ...ports,
    images,
    quota,
    prompts,
    webhooks,
    engines,
    colours,
    background,
    productName: product.name,
    queue: config.queue,
  });
  const runs = createRunsService({
    ...ports,
    renders,
    quota,
    images,
    mails,
    webhooks,
    background,
    settings: { productName: product.name, publicUrl: http.publicUrl },
  });
  const content = createContentService(ports);
  const assistant = createAssistantService({ ...ports, knowledge: content });
  const chats = createChatsService({ ...ports, images, renders, colours, assistant, background });
  const collections = createCollectionsService({
    ...ports,
    images,
    notes,
    notifyLibrary,
    publicUrl: http.publicUrl,
  });
  const drawings = createDrawingsService({ ...ports, images });
  const downloads = createDownloadsService({
    ...ports,
    images,
    collections,
    renders,
    runs,
    notes,
    provenance,
    background,
    productName: product.name,
  });
  const showcase = createShowcaseService({ ...ports, images, notes, audit, product });
  const backups = createBackupsService({
    ...ports,
    accounts,
    audit,
    settings: { program: programVersion(), productSlug: product.slug, backups: config.backups },
  });
  const adminServices = {
    audit,
    backups,
    prompts,
    explore: createExploreService({ ...ports, images, showcase, audit }),
    people: createPeopleService({ ...ports, quota, audit, adminEmails }),
    reports: createReportsService({ ...ports, images, showcase, audit }),
    health: createHealthService({ ...ports, engines: imageEngines, renders, assistant, backups, provenance, audit }),
    engines,
  };
  const files = createFilesService({ ...ports, images, collections, showcase, explore: adminServices.explore });
  const storesHere = config.files.kind === 'disk' || config.databaseUrl === null;
  const operations = createOperationsService({
    ...ports,
    renders,
    backups,
    dataDir: storesHere ? config.dataDir : null,
    minFreeBytes: config.minFreeBytes,
  });
  return {
    accounts: { ...accounts, findSession: sessionCache.over(accounts.findSession) },
    apiKeys,
    billing,
    quota,
    attempts,
    sandboxPages,
    webhooks,
    assistant,
    chats,
    suggestions: createSuggestionsService({ assistant }),
    adjustments: createAdjustmentsService({ images, adjustPixels: ports.adjustPixels }),
    collections,
    colours,
    content,
    downloads,
    drawings,
    provenance,
    tutorials: createTutorialsService({ content }),
    engines,
    files,
    images,
    notes,
    operations,
    showcase,
    adminServices,
    renders,
    runs,
    recipes: createRecipesService({ ...ports, quota }),
    product: createProductService({
      settings: { ...product, gtmId: config.gtmId, gtmDebug: config.gtmDebug, realtime: realtimeSettings },
      engines: imageEngines,
      hasPreviews: engines.hasPreviews,
      freePrompts: limits.freeRenders,
    }),
    realtime: createRealtimeService({ realtime, chats, accounts }),
    jobHandlers: {
      ...createMailJobs(mails),
      ...createAccountJobs(accounts, billing.endSubscription, attempts.sweep, secrets.sealAll),
      ...createBillingJobs(billing, sandboxPages),
      ...createWebhookJobs(webhooks),
      ...createRenderJobs(renders),
      ...createRunJobs(runs),
      ...createImageJobs(images, drawings.sweep),
      ...createBackupJobs(backups),
      ...createDownloadJobs(downloads),
    } satisfies JobHandlers,
    background,
  };
}
