import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  AuditAction,
  BACKUP_ORIGINS,
  BACKUP_STATUSES,
  Mode,
  Model,
  ReportStatus,
  ShowcaseStatus,
} from '@kenna/contract';
import type { CreatedAt, Id } from './columns.ts';

/** A report on a picture; it outlives the picture. */
export interface ImageReportsTable {
  id: Id;
  /** The reporter; null after their account was deleted. */
  user_id: number | null;
  /** The owner of the picture; null after their account was deleted. */
  owner_id: number | null;
  image_id: number;
  render_id: number | null;
  prompt: string;
  model: Model | null;
  engine: string | null;
  seed: number | null;
  thumbhash: string;
  is_nsfw: boolean;
  /** Key of a small copy for the admin who decides; null after the decision. */
  evidence_key: string | null;
  /** True for a picture of the showcase; false for a person's report of their own picture, which is removed at once. */
  is_public: Generated<boolean>;
  note: Generated<string>;
  status: Generated<ReportStatus>;
  decided_at: Date | null;
  decided_by: number | null;
  created_at: CreatedAt;
}

/** A picture submitted to the showcase. */
export interface ShowcaseSubmissionsTable {
  id: Id;
  image_id: number;
  user_id: number;
  status: Generated<ShowcaseStatus>;
  submitted_at: Date;
  /** Null until it is decided. */
  decided_at: Date | null;
  decided_by: number | null;
}

/** An example of the showcase that an admin removed. */
export interface RefusedExamplesTable {
  /** Id of the example in the list of built-in pictures. */
  example_id: number;
  refused_at: Date;
  /** Null after their account was deleted. */
  refused_by: number | null;
}

export interface DefaultPromptsTable {
  id: Id;
  title: string;
  page: Mode;
  template: string;
  /** True for at most one per page. */
  is_active: Generated<boolean>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
}

/** A curated picture of the landing gallery, shown before the pictures that ship with the product. */
export interface LandingItemsTable {
  id: Id;
  image_id: number;
  prompt: string;
  negative_prompt: string;
  model: Model;
  is_hidden: Generated<boolean>;
  /** Sorted ascending. */
  position: number;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
}

/** The log of admins' actions. The database refuses every change of a row. */
export interface AuditLogTable {
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

/** The most recent errors of each engine. */
export interface EngineFaultsTable {
  id: Id;
  engine: string;
  operation: string;
  model: Model;
  kind: string;
  message: string;
  at: ColumnType<Date, Date, never>;
}

/** What an admin prefers of an engine. */
export interface EnginePreferencesTable {
  engine: string;
  /** Place of the engine in the order of engines, counted from 0; null: by load. */
  place: number | null;
  /** Ids of families, best first; null: as configured. */
  families: ColumnType<string[] | null, string | null, string | null>;
}

/** A backup in the operator's folder. */
export interface BackupsTable {
  id: Id;
  origin: (typeof BACKUP_ORIGINS)[number];
  status: Generated<(typeof BACKUP_STATUSES)[number]>;
  done: Generated<number>;
  total: Generated<number>;
  /** Null until it is complete, and once its file was deleted. */
  name: string | null;
  bytes: number | null;
  missing: Generated<number>;
  problem: string | null;
  job_id: string | null;
  /** SHA-256 of the link that downloads it. */
  link_hash: Uint8Array | null;
  link_expires_at: Date | null;
  created_at: Date;
  finished_at: Date | null;
}

/** How far a sweep of the stored files has come. */
export interface SweepCursorsTable {
  folder: string;
  /** null at the beginning of the folder. */
  after_key: string | null;
}

/** Keys under which secrets of the database may be encrypted. */
export interface SecretKeysTable {
  /** Derived from the key, which is outside of the database. */
  id: string;
  created_at: CreatedAt;
}

/** Who signs content credentials, where the operator has no certificate: at most one row. */
export interface SigningIdentityTable {
  is_only: Generated<true>;
  /** DER in base64, the signing certificate first. */
  certificates: JSONColumnType<string[], string, string>;
  /** Always null: a column that all tables with encrypted secrets have. */
  secret: string | null;
  /** The private key, PKCS #8 in base64, encrypted. */
  sealed_secret: string | null;
}
