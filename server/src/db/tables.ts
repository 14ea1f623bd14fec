import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type {
  Adjustment,
  BriefChip,
  ChatKind,
  ChatOutcome,
  DownloadKind,
  DownloadStatus,
  ImageColour,
  ImageShape,
  ImageTool,
  Mode,
  Model,
  NoteVisibility,
  Plan,
  RenderStatus,
  ShowcaseStatus,
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
  allows_explicit: Generated<boolean>;
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
  image_id: number;
  render_id: number | null;
  prompt: string;
  model: Model | null;
  engine: string | null;
  seed: number | null;
  thumbhash: string;
  is_nsfw: boolean;
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
 * The quota ledger: what is left on a capped plan is the sum of `amount`. A render reserves (negative), and on its end
 * commits (zero: the reservation stands) or releases (positive). One row per render, attempt and kind.
 */
export interface QuotaLedgerTable {
  id: Id;
  user_id: number;
  kind: 'grant' | 'reserve' | 'commit' | 'release';
  unit: 'prompt' | 'image';
  amount: number;
  render_id: number | null;
  attempt: number | null;
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

export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  password_resets: PasswordResetsTable;
  renders: RendersTable;
  images: ImagesTable;
  quota_ledger: QuotaLedgerTable;
  collections: CollectionsTable;
  collection_images: CollectionImagesTable;
  collection_grants: CollectionGrantsTable;
  image_reports: ImageReportsTable;
  downloads: DownloadsTable;
  image_notes: ImageNotesTable;
  showcase_submissions: ShowcaseSubmissionsTable;
  chats: ChatsTable;
  chat_messages: ChatMessagesTable;
}
