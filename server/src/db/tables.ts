import type {
  UsersTable,
  RenewedTokensTable,
  SessionsTable,
  AttemptsTable,
  KnownDevicesTable,
  PasswordResetsTable,
  EmailChangesTable,
  EmailVerificationsTable,
  TwoFactorTable,
  RecoveryCodesTable,
  ApiKeysTable,
  WebhooksTable,
  WebhookDeliveriesTable,
  OutgoingMailsTable,
} from './tables/account-tables.ts';
import type {
  RendersTable,
  RenderQueueTable,
  RenderSharesTable,
  StorageUseTable,
  ImagesTable,
  PlacedPicturesTable,
  ImagePlacedPicturesTable,
  UnsignedPicturesTable,
  WatermarksTable,
  DownloadsTable,
  DeliveryFilesTable,
  ChatsTable,
  ChatMessagesTable,
} from './tables/picture-tables.ts';
import type {
  CollectionsTable,
  CollectionImagesTable,
  CollectionGrantsTable,
  ImageNotesTable,
  NamedColoursTable,
} from './tables/library-tables.ts';
import type {
  QuotaLedgerTable,
  BillingCustomersTable,
  SubscriptionsTable,
  CheckoutsTable,
  BillingEventsTable,
  InvoicesTable,
} from './tables/money-tables.ts';
import type {
  SandboxCustomersTable,
  SandboxCheckoutsTable,
  SandboxSubscriptionsTable,
  SandboxInvoicesTable,
} from './tables/sandbox-tables.ts';
import type {
  ImageReportsTable,
  RefusedExamplesTable,
  ShowcaseSubmissionsTable,
  DefaultPromptsTable,
  LandingItemsTable,
  AuditLogTable,
  BackupsTable,
  EngineFaultsTable,
  EnginePreferencesTable,
  SecretKeysTable,
  SigningIdentityTable,
  SweepCursorsTable,
} from './tables/admin-tables.ts';
import type {
  RunsTable,
  RunRowsTable,
  RunShotsTable,
  RunCellsTable,
  RunMadeStepsTable,
  RunRecipesTable,
  RunRecipeVersionsTable,
} from './tables/run-tables.ts';
import type { RealtimeCredentialsTable, RealtimeEventsTable } from './tables/realtime-tables.ts';

/** Every table that a query may use. */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  renewed_tokens: RenewedTokensTable;
  attempts: AttemptsTable;
  known_devices: KnownDevicesTable;
  password_resets: PasswordResetsTable;
  email_changes: EmailChangesTable;
  email_verifications: EmailVerificationsTable;
  two_factor: TwoFactorTable;
  recovery_codes: RecoveryCodesTable;
  api_keys: ApiKeysTable;
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
  outgoing_mails: OutgoingMailsTable;
  renders: RendersTable;
  render_queue: RenderQueueTable;
  render_shares: RenderSharesTable;
  storage_use: StorageUseTable;
  runs: RunsTable;
  run_rows: RunRowsTable;
  run_shots: RunShotsTable;
  run_cells: RunCellsTable;
  run_made_steps: RunMadeStepsTable;
  run_recipes: RunRecipesTable;
  run_recipe_versions: RunRecipeVersionsTable;
  images: ImagesTable;
  placed_pictures: PlacedPicturesTable;
  image_placed_pictures: ImagePlacedPicturesTable;
  quota_ledger: QuotaLedgerTable;
  collections: CollectionsTable;
  collection_images: CollectionImagesTable;
  collection_grants: CollectionGrantsTable;
  image_reports: ImageReportsTable;
  default_prompts: DefaultPromptsTable;
  landing_items: LandingItemsTable;
  audit_log: AuditLogTable;
  engine_faults: EngineFaultsTable;
  engine_preferences: EnginePreferencesTable;
  backups: BackupsTable;
  sweep_cursors: SweepCursorsTable;
  secret_keys: SecretKeysTable;
  signing_identity: SigningIdentityTable;
  unsigned_pictures: UnsignedPicturesTable;
  watermarks: WatermarksTable;
  downloads: DownloadsTable;
  delivery_files: DeliveryFilesTable;
  image_notes: ImageNotesTable;
  named_colours: NamedColoursTable;
  refused_examples: RefusedExamplesTable;
  showcase_submissions: ShowcaseSubmissionsTable;
  chats: ChatsTable;
  chat_messages: ChatMessagesTable;
  billing_customers: BillingCustomersTable;
  subscriptions: SubscriptionsTable;
  checkouts: CheckoutsTable;
  billing_events: BillingEventsTable;
  invoices: InvoicesTable;
  sandbox_customers: SandboxCustomersTable;
  sandbox_checkouts: SandboxCheckoutsTable;
  sandbox_subscriptions: SandboxSubscriptionsTable;
  sandbox_invoices: SandboxInvoicesTable;
  realtime_credentials: RealtimeCredentialsTable;
  realtime_events: RealtimeEventsTable;
}
