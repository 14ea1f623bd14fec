import type { ColumnType, Generated } from 'kysely';
import type { AuditAction, Mode, Model, ReportStatus, ShowcaseStatus } from '@kenna/contract';
import type { CreatedAt, Id } from './columns.ts';

/** What is left of a picture that was reported and removed. */
export interface ImageReportsTable {
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

/** A picture that was offered to the showcase. */
export interface ShowcaseSubmissionsTable {
  id: Id;
  image_id: number;
  user_id: number;
  status: Generated<ShowcaseStatus>;
  submitted_at: Date;
  /** null while it waits. */
  decided_at: Date | null;
  decided_by: number | null;
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

/** What engines failed with; the last ones of each. */
export interface EngineFaultsTable {
  id: Id;
  engine: string;
  operation: string;
  model: Model;
  kind: string;
  message: string;
  at: ColumnType<Date, Date, never>;
}
