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
  PictureRemark,
  RenderStatus,
} from '@kenna/contract';
import type { OfferedPrompt } from '@kenna/contract/engine-task';
import type { StoredScene } from '../../ports/engine-task.ts';
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
  /** The engine's error, for the operator; never shown to people. */
  fault: string | null;
  /** Words with which the same request would be done after a refusal. */
  offers: JSONColumnType<OfferedPrompt[], string | undefined, string>;
  /** The validated request, without the user and the idempotency key. */
  request: JSONColumnType<Record<string, unknown>>;
  final_prompt: string;
  seed: number;
  image_count: number;
  width: number;
  height: number;
  /**
   * Counts the runs requested by a person (1, then one more at each retry), so that a stale job of an earlier run is
   * recognised.
   */
  attempt: Generated<number>;
  job_id: string | null;
  /** Virtual time at which this attempt is due in the fair order; lower turns run first. */
  turn: Generated<number>;
  /** The virtual time that this attempt takes up. */
  turn_length: Generated<number>;
  /** Whether nobody waits for it, so that interactive renders go first. */
  is_batch: Generated<boolean>;
  /** The catalogue run to which it belongs, even if that was deleted since; null for all others. */
  run_id: number | null;
  /** When this attempt was requested. */
  queued_at: Generated<Date>;
  idempotency_key: string | null;
  /** SHA-256 of the request with that key. */
  idempotency_hash: Uint8Array | null;
  previews: JSONColumnType<{ index: number; key: string }[], string | undefined, string>;
  is_hidden: Generated<boolean>;
  created_at: CreatedAt;
  started_at: Date | null;
  finished_at: Date | null;
}

/** A file of a picture that could not be marked, signed or stamped. */
export interface UnsignedPicturesTable {
  id: Generated<number>;
  image_id: number | null;
  lacks: 'credentials' | 'mark' | 'time_stamp';
  /** The error, for admins. */
  reason: string;
  /** Whether it left all the same, as the operator allows. */
  is_delivered: boolean;
  happened_at: Date;
}

/** The invisible marks of pictures that have left. */
export interface WatermarksTable {
  /** 64 bits in hexadecimal. */
  bits: string;
  /** null once the picture was deleted. */
  image_id: number | null;
}

/** A scene in the column of its image, where digests stand for the pictures on its piece. */
export type KeptScene = Omit<StoredScene, 'pictures'> & { readonly pictures?: readonly string[] };

/** A picture that somebody has laid on the piece of a scene. */
export interface PlacedPicturesTable {
  /** SHA-256 of its pixels, in hexadecimal digits. */
  digest: string;
  data: Uint8Array;
  /** When a scene with it was last stored. */
  used_at: Generated<Date>;
}

/** The scenes that show such a picture, by their images. */
export interface ImagePlacedPicturesTable {
  image_id: number;
  digest: string;
}

export interface ImagesTable {
  id: Id;
  user_id: number;
  /** Null for an upload. */
  render_id: number | null;
  /** Position within the render; null for an upload. */
  position: number | null;
  original_key: string;
  /** The folder of the picture's files: their keys without the last part. */
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
  remarks: JSONColumnType<PictureRemark[], string | undefined, string>;
  brief: JSONColumnType<BriefChip[]>;
  /** The data for drawing the picture again; null where that is not possible. */
  scene: ColumnType<KeptScene | null, string | null | undefined, never>;
  parent_image_id: number | null;
  /** The tool that made it; null for an upload. */
  tool: ImageTool | null;
  /** How the picture was adjusted from its parent; null for other pictures. */
  adjustment: ColumnType<Adjustment | null, string | null | undefined, never>;
  /** A signed small copy with the content credentials that the uploaded file had; null where it had none. */
  credentials_key: string | null;
  is_nsfw: Generated<boolean>;
  is_liked: Generated<boolean>;
  /** It is only a step of a picture of a run; My images leaves it out. */
  is_step: Generated<boolean>;
  trashed_at: Date | null;
  /** Set by a trigger while the picture is in the bin. */
  bin_token: GeneratedAlways<string | null>;
  /** Model of its render, copied here for the index of the filter. */
  model: Model | null;
  /** tsvector of its prompt; only the database reads it. */
  words: ColumnType<never, string | undefined, never>;
  /** Most prominent first. */
  colours: Generated<ImageColour[]>;
  shape: GeneratedAlways<ImageShape>;
  created_at: CreatedAt;
}

/** The one row of the clock by which waiting renders are ordered. */
export interface RenderQueueTable {
  is_only: GeneratedAlways<boolean>;
  /** The turn of the render that started last. */
  virtual_time: Generated<number>;
  /** How many turns were given ahead of the line since the last ordinary one started. */
  newcomers: Generated<number>;
  /** The turn that has priority 0; it moves up so that priorities fit into 32 bits. */
  origin: Generated<number>;
}

/** The accounts that have used the queue since it was last empty. */
export interface RenderSharesTable {
  user_id: number;
  is_batch: boolean;
  /** The virtual time from which the account's next turn is counted. */
  finish: number;
}

/** The bytes of a person's originals; triggers on the images table maintain it. */
export interface StorageUseTable {
  user_id: number;
  bytes: GeneratedAlways<number>;
}

/** A file made for a person to save, or an archive that is produced while it is sent. */
export interface DownloadsTable {
  id: Id;
  /**
   * At least 128 random bits. It is published on a public channel, so it gives no access without the person's session.
   */
  download_id: string;
  /** SHA-256 of an archive's link, which works without a session; null for other downloads. */
  link_hash: Uint8Array | null;
  /** The owner of the pictures. */
  user_id: number;
  kind: DownloadKind;
  /** The collection, when a whole collection is downloaded. */
  collection_id: number | null;
  /** Requested by a visitor with the collection's link. */
  by_visitor: Generated<boolean>;
  image_ids: JSONColumnType<number[]>;
  /** Options of the file, by kind of download. */
  options: JSONColumnType<Record<string, unknown>>;
  /** Equal for requests that produce the same file. */
  fingerprint: string;
  name: string;
  status: Generated<DownloadStatus>;
  done: Generated<number>;
  total: number;
  /** Key of the file; null until it is made, and always for archives. */
  file_key: string | null;
  content_type: string | null;
  job_id: string | null;
  created_at: CreatedAt;
  expires_at: Date;
}

/** A row is one file of a delivery into a folder: a picture for a channel. */
export interface DeliveryFilesTable {
  download_id: number;
  position: number;
  file: JSONColumnType<object>;
  /** It is null until the file is written and read back, or left out. */
  outcome: JSONColumnType<object | null, string | undefined, string>;
}

export interface ChatsTable {
  id: Id;
  user_id: number;
  kind: ChatKind;
  /** The beginning of the first message. */
  title: string;
  /** The picture with which the conversation started; null once it was deleted for good. */
  source_image_id: number | null;
  /** The list is sorted by this. */
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
  /** Only set on answers. */
  outcome: ChatOutcome | null;
  /** The render that an answer started. */
  render_id: number | null;
  /** The picture to show below an answer while there is no result. */
  image_id: number | null;
  suggestions: JSONColumnType<string[], string | undefined, string>;
  idempotency_key: string | null;
  /** Progress of an assistant's answer; other messages are complete from the start. */
  status: Generated<AnswerStatus>;
  /** Number of text deltas, across all attempts. */
  seq: Generated<number>;
  /** Number of the attempt at the answer, so that leftovers of an earlier attempt are recognised. */
  attempt: Generated<number>;
  reason: string | null;
  note: string | null;
  /** Name of the model that wrote the answer. */
  author: string | null;
  /** Ids of the pictures sent with a message. */
  attachments: JSONColumnType<number[], string | undefined, never>;
  actions: JSONColumnType<ChatAction[], string | undefined, string>;
  sources: JSONColumnType<ChatSource[], string | undefined, string>;
  /** The last heartbeat of the answer's writer; null unless it is being written. */
  beat_at: Date | null;
  created_at: CreatedAt;
}
