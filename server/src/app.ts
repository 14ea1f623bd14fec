/**
 * The HTTP side of the product: every route of the contract with its handler, the files, the built web, and the
 * operator's routes. It depends on services and ports, not on adapters.
 */
import multipart from '@fastify/multipart';
import {
  accountAreaRoutes,
  accountRoutes,
  adjustRoutes,
  billingRoutes,
  apiKeyRoutes,
  chatRoutes,
  collectionRoutes,
  colourRoutes,
  downloadRoutes,
  engineRoutes,
  imageActionRoutes,
  imageRoutes,
  LANDING_COLLECTION_ID,
  noteRoutes,
  productRoutes,
  realtimeRoutes,
  renderRoutes,
  recipeRoutes,
  runRoutes,
  sandboxRoutes,
  showcaseRoutes,
  suggestionRoutes,
  drawingRoutes,
  provenanceRoutes,
  tutorialRoutes,
  UPLOAD_LIMIT_BYTES,
  webhookRoutes,
} from '@kenna/contract';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { bindAdmin, type AdminServices } from './bind-admin.ts';
import type { Config } from './config.ts';
import { createAccountAreaHandlers, createAccountHandlers } from './features/accounts/accounts.routes.ts';
import type { AccountsService } from './features/accounts/accounts.service.ts';
import { createApiKeyHandlers } from './features/api-keys/api-keys.routes.ts';
import type { ApiKeysService } from './features/api-keys/api-keys.service.ts';
import { createAdjustmentHandlers } from './features/adjustments/adjustments.routes.ts';
import type { AdjustmentsService } from './features/adjustments/adjustments.service.ts';
import type { AttemptsService } from './features/attempts/attempts.service.ts';
import { createBillingHandlers } from './features/billing/billing.routes.ts';
import type { BillingService } from './features/billing/billing.service.ts';
import type { SandboxPages } from './features/billing/sandbox-pages.service.ts';
import { createSandboxHandlers } from './features/billing/sandbox.routes.ts';
import { createChatHandlers } from './features/chats/chats.routes.ts';
import type { ChatsService } from './features/chats/chats.service.ts';
import { createCollectionHandlers } from './features/collections/collections.routes.ts';
import type { CollectionsService } from './features/collections/collections.service.ts';
import { createColourHandlers } from './features/colours/colours.routes.ts';
import type { ColoursService } from './features/colours/colours.service.ts';
import type { ContentService } from './features/content/content.service.ts';
import { createDownloadHandlers } from './features/downloads/downloads.routes.ts';
import type { DownloadsService } from './features/downloads/downloads.service.ts';
import { createEngineHandlers } from './features/engines/engines.routes.ts';
import type { EnginesService } from './features/engines/engines.service.ts';
import type { FilesService } from './features/files/files.service.ts';
import type { OperationsService } from './features/health/operations.service.ts';
import { createImageActionHandlers } from './features/images/image-actions.routes.ts';
import { createImageHandlers } from './features/images/images.routes.ts';
import type { ImagesService } from './features/images/images.service.ts';
import { createNoteHandlers } from './features/notes/notes.routes.ts';
import type { NotesService } from './features/notes/notes.service.ts';
import { createProductHandlers } from './features/product/product.routes.ts';
import type { ProductService } from './features/product/product.service.ts';
import { createRealtimeHandlers } from './features/realtime/realtime.routes.ts';
import type { RealtimeService } from './features/realtime/realtime.service.ts';
import { createRenderHandlers } from './features/renders/renders.routes.ts';
import type { RendersService } from './features/renders/renders.service.ts';
import { createRecipeHandlers } from './features/runs/recipes/recipes.routes.ts';
import type { RecipesService } from './features/runs/recipes/recipes.service.ts';
import { createRunHandlers } from './features/runs/runs.routes.ts';
import type { RunsService } from './features/runs/runs.service.ts';
import { createShowcaseHandlers } from './features/showcase/showcase.routes.ts';
import type { ShowcaseService } from './features/showcase/showcase.service.ts';
import { createDrawingHandlers } from './features/drawings/drawings.routes.ts';
import type { DrawingsService } from './features/drawings/drawings.service.ts';
import { createProvenanceHandlers } from './features/provenance/provenance.routes.ts';
import type { ProvenanceService } from './features/provenance/provenance.service.ts';
import { createTutorialHandlers } from './features/tutorials/tutorials.routes.ts';
import type { TutorialsService } from './features/tutorials/tutorials.service.ts';
import { createSuggestionHandlers } from './features/suggestions/suggestions.routes.ts';
import type { SuggestionsService } from './features/suggestions/suggestions.service.ts';
import { createWebhookHandlers } from './features/webhooks/webhooks.routes.ts';
import type { WebhooksService } from './features/webhooks/webhooks.service.ts';
import { acceptBodies } from './http/accept-bodies.ts';
import { answerKeysAbsolutely } from './http/answer-keys.ts';
import { acceptBillingEvents } from './http/billing-webhook.ts';
import { createBindGroup } from './http/bind-routes.ts';
import { answerError } from './http/error-handler.ts';
import { describeApi } from './http/api-docs/openapi.ts';
import { addOperations } from './http/operations.ts';
import type { PageOrigins } from './http/pages/page-origins.ts';
import { DEFAULT_LIMITS, limitRequests, type RequestLimits } from './http/rate-limits.ts';
import { acceptRealtimeTimeline } from './http/realtime-timeline.ts';
import { createBodyWatch, cutSlowRequests, REQUEST_TIMEOUTS, type BodyWatch } from './http/cut-slow-requests.ts';
import { refuseWhileClosing } from './http/refuse-while-closing.ts';
import { HEADERS_OF_TEXT, setSecurityHeaders } from './http/security-headers.ts';
import { serveContent } from './http/files/serve-content.ts';
import { serveFiles } from './http/files/serve-files.ts';
import { serveDrawings } from './http/files/serve-drawings.ts';
import { serveBuiltInPictures } from './http/files/serve-built-in-pictures.ts';
import { serveWeb } from './http/pages/serve-web.ts';
import { traceRequests } from './http/trace-requests.ts';
import type { BlobStore } from './ports/blob-store.port.ts';
import type { ContentRepository } from './ports/content-repository.port.ts';
import type { Tracing } from './ports/tracing.port.ts';

export interface AppParts {
  readonly accounts: AccountsService;
  readonly apiKeys: ApiKeysService;
  readonly webhooks: WebhooksService;
  readonly adjustments: AdjustmentsService;
  readonly attempts: AttemptsService;
  readonly billing: BillingService;
  readonly sandboxPages: SandboxPages;
  readonly chats: ChatsService;
  readonly collections: CollectionsService;
  readonly colours: ColoursService;
  readonly adminServices: AdminServices;
  readonly downloads: DownloadsService;
  readonly engines: EnginesService;
  readonly files: FilesService;
  readonly images: ImagesService;
  readonly notes: NotesService;
  readonly operations: OperationsService;
  readonly product: ProductService;
  readonly realtime: RealtimeService;
  readonly renders: RendersService;
  readonly runs: RunsService;
  readonly recipes: RecipesService;
  readonly showcase: ShowcaseService;
  readonly suggestions: SuggestionsService;
  readonly drawings: DrawingsService;
  readonly provenance: ProvenanceService;
  readonly tutorials: TutorialsService;
  readonly blobs: BlobStore;
  readonly content: ContentService;
  readonly contentRepository: ContentRepository;
  readonly tracing: Tracing;
  /** Open sockets of browsers; default: none. */
  readonly countSockets?: () => number;
  readonly log: Logger;
  readonly settings: {
    readonly productName: string;
    readonly publicUrl: string;
    readonly trustedProxies: Config['http']['trustedProxies'];
    readonly metricsToken: string | null;
    /** Folder of the built web; without one, only the API is served. */
    readonly webDir: string;
    readonly origins: PageOrigins;
    /** Whether the page may load the tag manager. */
    readonly analytics: boolean;
    readonly limits?: RequestLimits;
    readonly bodyWatch?: BodyWatch;
  };
}

/** The routes of every feature, one row for each group; those of the admin area are in `bind-admin.ts`. */
function bindFeatures(app: FastifyInstance, parts: AppParts, limits: Awaited<ReturnType<typeof limitRequests>>): void {
  const bindGroup = createBindGroup(app, parts.accounts.findSession);
  bindGroup('account area', accountAreaRoutes, createAccountAreaHandlers(parts.accounts), limits.accountArea);
  bindGroup('api keys', apiKeyRoutes, createApiKeyHandlers(parts.apiKeys));
  bindGroup('webhooks', webhookRoutes, createWebhookHandlers(parts.webhooks), limits.webhooks);
  bindGroup('accounts', accountRoutes, createAccountHandlers(parts.accounts), limits.accounts);
  bindGroup('renders', renderRoutes, createRenderHandlers(parts.renders), limits.renders);
  bindGroup('run recipes', recipeRoutes, createRecipeHandlers(parts.recipes));
  bindGroup('runs', runRoutes, createRunHandlers(parts.runs), limits.runs);
  bindGroup('images', imageRoutes, createImageHandlers(parts.images), limits.images);
  bindGroup('image actions', imageActionRoutes, createImageActionHandlers(parts.images));
  bindGroup('adjustments', adjustRoutes, createAdjustmentHandlers(parts.adjustments), limits.adjustments);
  bindGroup('collections', collectionRoutes, createCollectionHandlers(parts.collections), limits.collections);
  bindGroup('billing', billingRoutes, createBillingHandlers(parts.billing), limits.billing);
  bindGroup('payment sandbox', sandboxRoutes, createSandboxHandlers(parts.sandboxPages), limits.sandbox);
  bindGroup('chats', chatRoutes, createChatHandlers(parts.chats), limits.chats);
  bindGroup('suggestions', suggestionRoutes, createSuggestionHandlers(parts.suggestions), limits.suggestions);
  bindGroup('notes', noteRoutes, createNoteHandlers(parts.notes));
  bindGroup('colours', colourRoutes, createColourHandlers(parts.colours), limits.colours);
  bindGroup('showcase', showcaseRoutes, createShowcaseHandlers(parts.showcase));
  bindGroup('downloads', downloadRoutes, createDownloadHandlers(parts.downloads), limits.downloads);
  bindGroup('engines', engineRoutes, createEngineHandlers(parts.engines));
  bindGroup('product', productRoutes, createProductHandlers(parts.product));
  bindGroup('tutorials', tutorialRoutes, createTutorialHandlers(parts.tutorials));
  bindGroup('drawings', drawingRoutes, createDrawingHandlers(parts.drawings));
  bindGroup(
    'provenance',
    provenanceRoutes,
    createProvenanceHandlers(parts.provenance, parts.files.findSeen),
    limits.provenance,
  );
  bindGroup('realtime', realtimeRoutes, createRealtimeHandlers(parts.realtime));
}

/** Fastify does not trust a plain number of hops. The hop 0 is the connection's own address. */
const trustOf = (proxies: Config['http']['trustedProxies']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : [...proxies];

export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { blobs, log, settings } = parts;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Only these proxies are trusted for the client's address and for whether TLS was used.
    trustProxy: trustOf(settings.trustedProxies),
    ...REQUEST_TIMEOUTS,
    // `refuseWhileClosing` answers instead, with the envelope.
    return503OnClosing: false,
    genReqId: () => crypto.randomUUID(),
    // Errors before a route is found, such as an invalid address.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(HEADERS_OF_TEXT)),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.decorateRequest('session', null);
  refuseWhileClosing(app);
  traceRequests(app, parts.tracing);
  cutSlowRequests(app, settings.bodyWatch ?? createBodyWatch());
  acceptBodies(app);
  answerKeysAbsolutely(app, settings.publicUrl);
  const isSecure = settings.publicUrl.startsWith('https:');
  await setSecurityHeaders(app, { ...settings.origins, analytics: settings.analytics, isSecure });
  const limits = await limitRequests(app, settings.limits ?? DEFAULT_LIMITS, {
    attempts: parts.attempts,
    knowsDevice: parts.accounts.knowsDevice,
    guessKeyOf: parts.collections.guessKeyOf,
  });
  await app.register(multipart, { limits: { fileSize: UPLOAD_LIMIT_BYTES, files: 1, fields: 10, parts: 11 } });
  await describeApi(app, settings);
  const { countSockets = () => 0 } = parts;
  addOperations(app, { metricsToken: settings.metricsToken, countSockets, ...parts.operations });
  acceptRealtimeTimeline(app);
  bindFeatures(app, parts, limits);
  bindAdmin(app, parts.adminServices, parts.accounts.findSession);
  await acceptBillingEvents(app, parts.billing.receiveEvent);
  serveBuiltInPictures(app, parts.adminServices.explore.builtInFile);
  serveDrawings(app, parts.drawings);
  serveFiles(app, { blobs, files: parts.files, downloads: parts.downloads });
  serveContent(app, parts.contentRepository);
  const gallery = parts.adminServices.explore.gallery;
  await serveWeb(app, {
    ...settings,
    previewOf: parts.collections.previewOf,
    writtenPreviewOf: parts.content.previewOf,
    firstPageOf: async (askedAt) => ({
      product: parts.product.describe(askedAt),
      gallery: await gallery({ pagination: 1, collection_id: LANDING_COLLECTION_ID }),
    }),
  });
  return app;
}
