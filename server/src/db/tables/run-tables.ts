import type { Generated, JSONColumnType } from 'kysely';
import type { CellReview, CellState, PauseReason, RunShot, RunStatus } from '@kenna/contract';
import type { CreatedAt, Id } from './columns.ts';

export interface RunsTable {
  id: Id;
  user_id: number;
  name: string;
  status: Generated<RunStatus>;
  /** It is only set while the run is paused. */
  pause_reason: PauseReason | null;
  /** These are the sheet's columns beside sku and name, in their order. */
  columns: JSONColumnType<string[]>;
  /** The seeds of the products are derived from it. */
  seed: number;
  /** It counts the saved sheets. */
  sheet_version: Generated<number>;
  /** It counts the saved recipes. */
  recipe_version: Generated<number>;
  /** Whether its owner gets an e-mail when it is finished or pauses by itself. */
  sends_mail: Generated<boolean>;
  /** The moment from which its pace is measured, and then those at which its last pictures have ended. */
  recent_ends: Generated<Date[]>;
  idempotency_key: string | null;
  /** It is the SHA-256 of the request with that key. */
  idempotency_hash: Uint8Array | null;
  created_at: CreatedAt;
}

/** Shots that were stored before there were steps have neither a photograph nor steps. */
export type StoredShot = Omit<RunShot, 'photograph' | 'steps'> & Partial<Pick<RunShot, 'photograph' | 'steps'>>;

/** A row is one product of a run. */
export interface RunRowsTable {
  id: Id;
  run_id: number;
  position: number;
  sku: string;
  /** The SKU is compared in this form, in lower case. */
  sku_key: string;
  name: string;
  values: JSONColumnType<Record<string, string>>;
  /** The ids of pictures of the person. One that was deleted since stays named. */
  photographs: JSONColumnType<number[], string | undefined, string>;
}

/** A row is one shot of a run's recipe. */
export interface RunShotsTable {
  id: Id;
  run_id: number;
  position: number;
  settings: JSONColumnType<StoredShot>;
}

/** A row is one picture of a run: a product in a shot. */
export interface RunCellsTable {
  id: Id;
  run_id: number;
  row_id: number;
  shot_id: number;
  state: CellState;
  /** It says to the person why the picture failed. */
  reason: string | null;
  /** Identifies what is asked for now: a hash of the filled-in words, the settings and the seed. */
  key: string;
  /**
   * What each of its steps asks for; the last one is `key`. It is empty when nothing can be asked for, and when a
   * version without steps stored it.
   */
  step_keys: Generated<string[]>;
  /** This render draws it, or drew it last. */
  render_id: number | null;
  /** The render was started with this key. */
  drawing_key: string | null;
  /** The render makes the picture of this step; null means the picture itself. */
  step_key: string | null;
  /** It is the latest picture; null means that there is none, or that it was deleted for good. */
  image_id: number | null;
  /** Key with which the latest picture was drawn. */
  image_key: string | null;
  /** The owner's opinion of the latest picture. */
  review: CellReview | null;
  /** It counts how often a picture was replaced by another one with the same words and another seed. */
  variant: Generated<number>;
}

/** A row is the picture of one step of a cell, which is not made again as long as it exists. */
export interface RunMadeStepsTable {
  cell_id: number;
  key: string;
  image_id: number;
}

/** A row is a recipe that a person keeps. */
export interface RunRecipesTable {
  id: Id;
  user_id: number;
  name: string;
  /** The name is compared in this form, in lower case. */
  name_key: string;
  /** It counts the saved versions. */
  version: number;
  /** With it everybody can read the recipe. */
  link: string | null;
  updated_at: Generated<Date>;
}

/** A row is one version of a recipe. Only the last ones are stored. */
export interface RunRecipeVersionsTable {
  recipe_id: number;
  version: number;
  shots: JSONColumnType<StoredShot[]>;
}
