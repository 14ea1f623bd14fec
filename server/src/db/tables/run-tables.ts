import type { Generated, JSONColumnType } from 'kysely';
import type { CellState, PauseReason, RunShot, RunStatus } from '@kenna/contract';
import type { CreatedAt, Id } from './columns.ts';

export interface RunsTable {
  id: Id;
  user_id: number;
  name: string;
  status: Generated<RunStatus>;
  /** Only set while it is paused. */
  pause_reason: PauseReason | null;
  /** The sheet's columns beside sku and name, in their order. */
  columns: JSONColumnType<string[]>;
  /** The seeds of the products are derived from it. */
  seed: number;
  idempotency_key: string | null;
  /** SHA-256 of the request with that key. */
  idempotency_hash: Uint8Array | null;
  created_at: CreatedAt;
}

/** One product of a run. */
export interface RunRowsTable {
  id: Id;
  run_id: number;
  position: number;
  sku: string;
  /** The SKU as it is compared: in lower case. */
  sku_key: string;
  name: string;
  values: JSONColumnType<Record<string, string>>;
}

/** One shot of a run's recipe. */
export interface RunShotsTable {
  id: Id;
  run_id: number;
  position: number;
  settings: JSONColumnType<RunShot>;
}

/** One picture of a run: a product in a shot. */
export interface RunCellsTable {
  id: Id;
  run_id: number;
  row_id: number;
  shot_id: number;
  state: CellState;
  /** Why it failed, for the person. */
  reason: string | null;
  /** Identifies what is asked for now: a hash of the filled-in words, the settings and the seed. */
  key: string;
  /** The render that draws it, or drew it last. */
  render_id: number | null;
  /** The key that this render was started with. */
  drawing_key: string | null;
  /** Its latest picture; null when there is none, or it was deleted for good. */
  image_id: number | null;
  /** The key of that picture. */
  image_key: string | null;
}
