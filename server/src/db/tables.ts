import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type {
  Adjustment,
  ApiScope,
  AuditAction,
  BriefChip,
  ChatKind,
  ChatOutcome,
  DeliveryStatus,
  DownloadKind,
  DownloadStatus,
  ImageColour,
  ImageShape,
  ImageTool,
  InvoiceStatus,
  Mode,
  Model,
  NoteVisibility,
  PaidPlan,
  Plan,
  QuotaEntryKind,
  RenderStatus,
  ReportStatus,
  ShowcaseStatus,
  SubscriptionStatus,
  TestCardBehaviour,
  WebhookEvent,
} from '@kenna/contract';
import type { KeptScene } from '../ports/image-engine.port.ts';

/** bigint identity, read as a JavaScript number (ids stay far below 2^53). */
type Id = Generated<number>;
type CreatedAt = ColumnType<Date, Date | undefined, never>;

export interface UsersTable {
  id: Id;
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  avatar_key: string | null;
  plan: Generated<Plan>;
  is_blocked: Generated<boolean>;
  /** Shown to the person; null for who is not blocked. */
  blocked_reason: string | null;
  allows_explicit: Generated<boolean>;
  /** null until the person has shown that the address is theirs. */
  email_verified_at: Date | null;
  /** Asked to be deleted: when it will be, unless the person logs in before. */
  deletion_due_at: Date | null;
  /** ISO 3166-1, two capital letters; null where sign-up did not ask. */
  country: string | null;
  dial_code: string | null;
  is_adult: boolean | null;
  has_photos_right: boolean | null;
  /** The grant or refill whose end was warned of. */
  quota_warned_for: number | null;
  created_at: CreatedAt;
}

interface SessionsTable {
  id: Id;
  user_id: number;
  /** SHA-256 of the token; the token itself is never stored. */
  token_hash: Uint8Array;
  device: string;
  created_at: CreatedAt;
  last_seen_at: Date;
  expires_at: Date;
}

interface PasswordResetsTable {
  id: Id;
  user_id: number;
  token_hash: Uint8Array;
  created_at: CreatedAt;
  expires_at: Date;
  used_at: Date | null;
}

interface EmailVerificationsTable {
  id: Id;
  user_id: number;
  token_hash: Uint8Array;
  expires_at: Date;
}

/** The second step of a login, by an authenticator app. */
interface TwoFactorTable {
  user_id: number;
  /** Base32; readable, because codes are computed from it. */
  secret: string;
  /** The time step of the last code that was accepted: no code of it or before works again. */
  last_step: number | null;
  /** null while it is being set up, and asked for nowhere. */
  confirmed_at: Date | null;
}

interface RecoveryCodesTable {
  id: Id;
  user_id: number;
  /** SHA-256 of 80 random bits; the row goes when the code is used. */
  code_hash: Uint8Array;
}

export interface ApiKeysTable {
  id: Id;
  user_id: number;
  name: string;
  token_hash: Uint8Array;
  /** Its last four characters, by which a person knows it. */
  ending: string;
  scopes: JSONColumnType<ApiScope[]>;
  created_at: CreatedAt;
  last_used_at: Date | null;
}

export interface WebhooksTable {
  id: Id;
  user_id: number;
  url: string;
  /** Readable, because deliveries are signed with it. */
  secret: string;
  created_at: CreatedAt;
}

export interface WebhookDeliveriesTable {
  id: Id;
  webhook_id: number;
  event: WebhookEvent;
  /** What is sent, byte for byte, at every try. */
  body: string;
  status: Generated<DeliveryStatus>;
  tries: Generated<number>;
  response_status: number | null;
  problem: string | null;
  created_at: Date;
  tried_at: Date | null;
}

/** Mails that are not handed over yet; a row goes with its mail. */
interface OutgoingMailsTable {
  id: Id;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  created_at: CreatedAt;
}

export interface RendersTable {
  id: Id;
  user_id: number;
  mode: Mode;
  model: Model;
  status: Generated<RenderStatus>;
  /** 0 to 100. */
  progress: Generated<number>;
  stage: string | null;
  reason: string | null;
  /** What the engine said, for the operator; never sent to a person. */
  fault: string | null;
  /** The validated request, without the user and the idempotency key. */
  request: JSONColumnType<Record<string, unknown>>;
  final_prompt: string;
  seed: number;
  image_count: number;
  width: number;
  height: number;
  /** Counts runs asked for by a person (1, then one more at each retry), so that a stale job of an earlier run is told apart. */
  attempt: Generated<number>;
  job_id: string | null;
  idempotency_key: string | null;
  /** SHA-256 of the request behind the key. */
  idempotency_hash: Uint8Array | null;
  previews: JSONColumnType<{ index: number; key: string }[], string | undefined, string>;
  is_hidden: Generated<boolean>;
  created_at: CreatedAt;
  started_at: Date | null;
  finished_at: Date | null;
}

interface ImagesTable {
  id: Id;
  user_id: number;
  /** null for an upload. */
  render_id: number | null;
  /** Position within the render; null for an upload. */
  position: number | null;
  original_key: string;
  /** What the files of the picture share: the part of their keys before the last. */
  folder: GeneratedAlways<string>;
  content_type: string;
  /** WebP variants, smallest first. */
  variants: JSONColumnType<{ width: number; key: string }[]>;
  thumbhash: string;
  width: number;
  height: number;
  bytes: number;
  seed: number | null;
  engine: string | null;
  note: string | null;
  brief: JSONColumnType<BriefChip[]>;
  /** What it takes to draw it again; null where nothing does. */
  scene: ColumnType<KeptScene | null, string | null | undefined, never>;
  parent_image_id: number | null;
  /** What made it; null for an upload. */
  tool: ImageTool | null;
  /** Of a picture that was adjusted: how, from its parent. */
  adjustment: ColumnType<Adjustment | null, string | null | undefined, never>;
  is_nsfw: Generated<boolean>;
  is_liked: Generated<boolean>;
  trashed_at: Date | null;
  /** Of its render, kept here for the index that sifts by it. */
  model: Model | null;
  /** tsvector of the words that made it; only the database reads it. */
  words: ColumnType<never, string | undefined, never>;
  /** The most prominent first. */
  colours: Generated<ImageColour[]>;
  shape: GeneratedAlways<ImageShape>;
  created_at: CreatedAt;
}

/** What is left of a picture that was reported and removed. */
interface ImageReportsTable {
  id: Id;
  /** Who reported it. */
  user_id: number | null;
  /** Whose picture it is, or was. */
  owner_id: number | null;
  image_id: number;
  render_id: number | null;
  prompt: string;
  model: Model | null;
  engine: string | null;
  seed: number | null;
  thumbhash: string;
  is_nsfw: boolean;
  /** A small copy for whoever decides; null once that is done. */
  evidence_key: string | null;
  /** Whether everyone saw it; what its owner reports in private is gone at once. */
  is_public: Generated<boolean>;
  note: Generated<string>;
  status: Generated<ReportStatus>;
  decided_at: Date | null;
  decided_by: number | null;
  created_at: CreatedAt;
}

export interface CollectionsTable {
  id: Id;
  user_id: number;
  title: string;
  is_private: Generated<boolean>;
  /** null while only its owner may open a private one. */
  password_hash: string | null;
  /** null: the picture that comes first. */
  cover_image_id: number | null;
  /** At least 128 random bits: who has it may visit, within the settings below. */
  short_link: string;
  is_shared: Generated<boolean>;
  share_expires_at: Date | null;
  allows_download: Generated<boolean>;
  shows_prompts: Generated<boolean>;
  view_count: Generated<number>;
  created_at: CreatedAt;
}

interface CollectionImagesTable {
  collection_id: number;
  image_id: number;
  /** The highest is shown first. */
  position: Generated<number>;
  added_at: CreatedAt;
}

interface CollectionGrantsTable {
  id: Id;
  collection_id: number;
  /** SHA-256 of the grant. */
  token_hash: Uint8Array;
  created_at: CreatedAt;
  expires_at: Date;
}

/** A file that is made for a person to save, or an archive that is made while it is sent. */
export interface DownloadsTable {
  id: Id;
  /** At least 128 random bits; told on a public channel, so that it opens nothing without its person's session. */
  download_id: string;
  /** SHA-256 of the link of an archive, which opens it without a session; null for what is not an archive. */
  link_hash: Uint8Array | null;
  /** Whose pictures they are. */
  user_id: number;
  kind: DownloadKind;
  /** Of a whole collection. */
  collection_id: number | null;
  /** Asked for by somebody who came by the link of the collection. */
  by_visitor: Generated<boolean>;
  image_ids: JSONColumnType<number[]>;
  /** What it is made as, by kind. */
  options: JSONColumnType<Record<string, unknown>>;
  /** Alike for askings that give the same file. */
  fingerprint: string;
  name: string;
  status: Generated<DownloadStatus>;
  done: Generated<number>;
  total: number;
  /** Where the file lies; null until it is made, and of archives. */
  file_key: string | null;
  content_type: string | null;
  job_id: string | null;
  created_at: CreatedAt;
  expires_at: Date;
}

/**
 * The quota ledger: what is left on a capped plan is the sum of `amount`. A refill begins a month with a full allowance;
 * a render reserves (negative), and on its end commits (zero: the reservation stands) or releases (positive). One row per
 * render, attempt and kind.
 */
export interface QuotaLedgerTable {
  id: Id;
  user_id: number;
  kind: QuotaEntryKind;
  unit: 'prompt' | 'image';
  amount: number;
  render_id: number | null;
  attempt: number | null;
  /** Of a grant or refill, in words for its person. */
  reason: string | null;
  /** Of a refill: when its month began. */
  refilled_for: Date | null;
  created_at: CreatedAt;
}

export interface ChatsTable {
  id: Id;
  user_id: number;
  kind: ChatKind;
  /** Its first words. */
  title: string;
  /** The picture that it began with; null once that is gone for good. */
  source_image_id: number | null;
  /** Orders the list. */
  last_message_id: Generated<number>;
  created_at: CreatedAt;
}

export interface ChatMessagesTable {
  id: Id;
  chat_id: number;
  user_id: number;
  role: 'user' | 'assistant';
  text: string;
  is_marked: Generated<boolean>;
  /** Of an answer. */
  outcome: ChatOutcome | null;
  /** The work that an answer began. */
  render_id: number | null;
  /** Of an answer: the picture that stands after it while no result does. */
  image_id: number | null;
  suggestions: JSONColumnType<string[], string | undefined, never>;
  idempotency_key: string | null;
  created_at: CreatedAt;
}

export interface ImageNotesTable {
  id: Id;
  image_id: number;
  user_id: number;
  text: string;
  visibility: NoteVisibility;
  created_at: CreatedAt;
}

/** A picture that was offered to the showcase. */
interface ShowcaseSubmissionsTable {
  id: Id;
  image_id: number;
  user_id: number;
  status: Generated<ShowcaseStatus>;
  submitted_at: Date;
  /** null while it waits. */
  decided_at: Date | null;
  decided_by: number | null;
}

interface BillingCustomersTable {
  user_id: number;
  customer_ref: string;
  created_at: CreatedAt;
}

/** What a person pays for, as the provider last told it. */
export interface SubscriptionsTable {
  user_id: number;
  subscription_ref: string;
  plan: PaidPlan;
  is_monthly: boolean;
  status: SubscriptionStatus;
  period_start: Date;
  period_end: Date;
  cancels_at_end: boolean;
  /** What it becomes when the period ends; null: it stays. */
  next_plan: PaidPlan | null;
  next_is_monthly: boolean | null;
  past_due_since: Date | null;
  /** Taken before the provider was asked: what an earlier reading says is never written over a later one. */
  reading: number;
}

export interface CheckoutsTable {
  checkout_ref: string;
  user_id: number;
  plan: PaidPlan;
  is_monthly: boolean;
  url: string;
  completed_at: Date | null;
  created_at: CreatedAt;
}

interface BillingEventsTable {
  event_ref: string;
  received_at: CreatedAt;
}

export interface InvoicesTable {
  id: Id;
  user_id: number;
  invoice_ref: string;
  number: string;
  description: string;
  amount_cents: number;
  currency: string;
  status: InvoiceStatus;
  document_url: string | null;
  issued_at: Date;
}

/** The card of the sandbox: never a number, only what it does. */
interface SandboxCard {
  readonly behaviour: TestCardBehaviour;
  readonly brand: string;
  readonly lastDigits: string;
  readonly expires: string;
}

interface SandboxCustomersTable {
  customer_ref: string;
  email: string;
  card: ColumnType<SandboxCard | null, string | null | undefined, string | null>;
  portal_token: string | null;
  portal_until: Date | null;
  portal_return_url: string | null;
}

export interface SandboxCheckoutsTable {
  checkout_ref: string;
  customer_ref: string;
  plan: PaidPlan;
  is_monthly: boolean;
  status: Generated<'open' | 'confirming' | 'completed' | 'expired'>;
  /** That waits for its confirmation. */
  card: ColumnType<SandboxCard | null, string | null | undefined, string | null>;
  success_url: string;
  cancel_url: string;
  subscription_ref: string | null;
  expires_at: Date;
}

export interface SandboxSubscriptionsTable {
  subscription_ref: string;
  customer_ref: string;
  plan: PaidPlan;
  is_monthly: boolean;
  status: SubscriptionStatus;
  period_start: Date;
  period_end: Date;
  /** Day of the month on which periods begin, where the month has it. */
  anchor_day: number;
  cancels_at_end: Generated<boolean>;
  next_plan: PaidPlan | null;
  next_is_monthly: boolean | null;
  /** Of a payment that failed: when it is tried again. */
  retry_at: Date | null;
}

export interface SandboxInvoicesTable {
  id: Id;
  invoice_ref: string;
  customer_ref: string;
  subscription_ref: string;
  description: string;
  amount_cents: number;
  status: InvoiceStatus;
  issued_at: Date;
}

export interface DefaultPromptsTable {
  id: Id;
  title: string;
  page: Mode;
  template: string;
  /** One of each page at most. */
  is_active: Generated<boolean>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
}

/** A picture that the landing gallery shows before the others. */
export interface LandingItemsTable {
  id: Id;
  image_id: number;
  prompt: string;
  negative_prompt: string;
  model: Model;
  is_hidden: Generated<boolean>;
  /** The smallest first. */
  position: number;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
}

/** What admins did. The database refuses every change of a row. */
interface AuditLogTable {
  id: Id;
  admin_id: number;
  admin_email: string;
  address: string;
  action: AuditAction;
  subject_id: number | null;
  person_id: number | null;
  before: ColumnType<Record<string, unknown> | null, string | null, never>;
  after: ColumnType<Record<string, unknown> | null, string | null, never>;
  at: ColumnType<Date, Date, never>;
}

export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  password_resets: PasswordResetsTable;
  email_verifications: EmailVerificationsTable;
  two_factor: TwoFactorTable;
  recovery_codes: RecoveryCodesTable;
  api_keys: ApiKeysTable;
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
  outgoing_mails: OutgoingMailsTable;
  renders: RendersTable;
  images: ImagesTable;
  quota_ledger: QuotaLedgerTable;
  collections: CollectionsTable;
  collection_images: CollectionImagesTable;
  collection_grants: CollectionGrantsTable;
  image_reports: ImageReportsTable;
  default_prompts: DefaultPromptsTable;
  landing_items: LandingItemsTable;
  audit_log: AuditLogTable;
  downloads: DownloadsTable;
  image_notes: ImageNotesTable;
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
}
