import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type {
  Adjustment,
  AnswerStatus,
  BriefChip,
  ChatAction,
  ChatKind,
  ChatOutcome,
  ChatSource,
  DownloadKind,
  DownloadStatus,
  ImageColour,
  ImageShape,
  ImageTool,
  Mode,
  Model,
  RenderStatus,
} from '@kenna/contract';
import type { KeptScene } from '../../ports/engine-task.ts';
import type { CreatedAt, Id } from './columns.ts';

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
  /** Of the plan that asked: higher ones are served sooner. */
  priority: Generated<number>;
  /** When this attempt was asked for. */
  queued_at: Generated<Date>;
  idempotency_key: string | null;
  /** SHA-256 of the request behind the key. */
  idempotency_hash: Uint8Array | null;
  previews: JSONColumnType<{ index: number; key: string }[], string | undefined, string>;
  is_hidden: Generated<boolean>;
  created_at: CreatedAt;
  started_at: Date | null;
  finished_at: Date | null;
}

export interface ImagesTable {
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

/** The bytes of a person's originals; kept by triggers on the table of images. */
export interface StorageUseTable {
  user_id: number;
  bytes: GeneratedAlways<number>;
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
  suggestions: JSONColumnType<string[], string | undefined, string>;
  idempotency_key: string | null;
  /** Of an answer of the assistant; other messages are complete from the start. */
  status: Generated<AnswerStatus>;
  /** Counts the deltas of the text, over all attempts. */
  seq: Generated<number>;
  /** Counts the times that the answer was begun, so that what is left of an earlier one is told apart. */
  attempt: Generated<number>;
  reason: string | null;
  note: string | null;
  /** The name of what wrote an answer. */
  author: string | null;
  /** Ids of the pictures sent with a message. */
  attachments: JSONColumnType<number[], string | undefined, never>;
  actions: JSONColumnType<ChatAction[], string | undefined, string>;
  sources: JSONColumnType<ChatSource[], string | undefined, string>;
  /** While an answer is being written: when its writer last showed that it lives. */
  beat_at: Date | null;
  created_at: CreatedAt;
}
