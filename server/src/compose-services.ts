/** Wires services to what they stand on; adapters are chosen elsewhere. */
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Tables } from './db/tables.ts';
import { createAccountsService } from './features/accounts/accounts.service.ts';
import type { SessionMemory } from './features/accounts/session-memory.ts';
import { createAdjustmentsService, type AdjustPixels } from './features/adjustments/adjustments.service.ts';
import { createChatsService } from './features/chats/chats.service.ts';
import { createCollectionsService } from './features/collections/collections.service.ts';
import { createDownloadJobs } from './features/downloads/downloads.jobs.ts';
import { createDownloadsService } from './features/downloads/downloads.service.ts';
import { createImageJobs } from './features/images/images.jobs.ts';
import { createImagesService } from './features/images/images.service.ts';
import { createNotesService } from './features/notes/notes.service.ts';
import { createProductService, type ProductSettings } from './features/product/product.service.ts';
import { createQuotaService } from './features/quota/quota.service.ts';
import { createRealtimeService } from './features/realtime/realtime.service.ts';
import { createEngineRouter } from './features/renders/engine-router.ts';
import { createRenderJobs } from './features/renders/renders.jobs.ts';
import { createRendersService } from './features/renders/renders.service.ts';
import { createShowcaseService } from './features/showcase/showcase.service.ts';
import type { BlobStore } from './ports/blob-store.port.ts';
import type { ExplicitContentCheck } from './ports/explicit-content.port.ts';
import type { ImageEngine } from './ports/image-engine.port.ts';
import type { JobHandlers, JobQueue } from './ports/job-queue.port.ts';
import type { Mailer } from './ports/mailer.port.ts';
import type { RealtimePublisher } from './ports/realtime-publisher.port.ts';
import { createBackground } from './shared/background.ts';
import type { Clock } from './shared/clock.ts';

export interface Ports {
  readonly db: Kysely<Tables>;
  readonly sessionMemory: SessionMemory;
  readonly jobs: JobQueue;
  readonly blobs: BlobStore;
  readonly realtime: RealtimePublisher;
  readonly mailer: Mailer;
  /** In order of preference. */
  readonly engines: readonly ImageEngine[];
  readonly explicitContent: ExplicitContentCheck;
  readonly adjustPixels: AdjustPixels;
  readonly clock: Clock;
  readonly log: Logger;
}

export type Services = ReturnType<typeof composeServices>;

export function composeServices(ports: Ports, config: Config, realtimeSettings: ProductSettings['realtime']) {
  const { engines, log, realtime, sessionMemory } = ports;
  const { product, http, adminEmails, limits } = config;
  const background = createBackground(log);
  const quota = createQuotaService({
    ...ports,
    background,
    settings: { ...limits, productName: product.name, publicUrl: http.publicUrl },
  });
  const images = createImagesService({ ...ports, background });
  const notes = createNotesService({ ...ports, images });
  const accounts = createAccountsService({
    ...ports,
    quota,
    background,
    settings: { productName: product.name, publicUrl: http.publicUrl, adminEmails },
  });
  const renders = createRendersService({
    ...ports,
    images,
    quota,
    engines: createEngineRouter(engines),
    productName: product.name,
  });
  const chats = createChatsService({ ...ports, images, renders });
  const collections = createCollectionsService({ ...ports, images, notes, publicUrl: http.publicUrl });
  const downloads = createDownloadsService({
    ...ports,
    images,
    collections,
    renders,
    notes,
    productName: product.name,
  });
  return {
    accounts: { ...accounts, findSession: sessionMemory.over(accounts.findSession) },
    chats,
    adjustments: createAdjustmentsService({ images, adjustPixels: ports.adjustPixels }),
    collections,
    downloads,
    images,
    notes,
    showcase: createShowcaseService({ ...ports, images, notes, productSlug: product.slug }),
    renders,
    product: createProductService({ settings: { ...product, realtime: realtimeSettings }, engines }),
    realtime: createRealtimeService({ realtime, chats }),
    jobHandlers: {
      ...createRenderJobs(renders),
      ...createImageJobs(images),
      ...createDownloadJobs(downloads),
    } satisfies JobHandlers,
    background,
  };
}
