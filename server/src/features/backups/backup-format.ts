/**
 * The layout of a backup: an uncompressed tar with the manifest, the tables as one JSON object per line, the files that
 * their rows name, the hashes of those files, and an end, in this order. A file without its end is incomplete.
 */
import { z } from 'zod';

export const FORMAT = 1;

export const MANIFEST_ENTRY = 'manifest.json';
const TABLE_PREFIX = 'tables/';
export const FILE_PREFIX = 'files/';
export const HASHES_ENTRY = 'files.ndjson';
export const END_ENTRY = 'end.json';

export const tableEntry = (table: string): string => `${TABLE_PREFIX}${table}.ndjson`;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const size = z.number().int().nonnegative();
const identifier = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/);

const tableSchema = z.object({ name: identifier, rows: size, bytes: size, sha256 });

export const manifestSchema = z.object({
  format: z.number().int(),
  /** Version of the program that made the backup. */
  program: z.string().max(100),
  made_at: z.iso.datetime(),
  /** Names of the migrations that the tables have, in order. */
  migrations: z.array(z.string().max(200)).min(1),
  tables: z.array(tableSchema).max(1000),
  /** `last` is a bigint as text. */
  sequences: z.array(z.object({ name: identifier, last: z.string().regex(/^\d{1,19}$/), is_called: z.boolean() })),
  /** Ids of the keys under which secrets in the rows are encrypted; older backups have only plain secrets. */
  secret_keys: z
    .array(z.string().regex(/^[0-9a-f]{1,64}$/))
    .max(100)
    .default([]),
  /** How many files the rows name. */
  files: size,
});
export type Manifest = z.infer<typeof manifestSchema>;

/**
 * A line of the hashes. `missing`: a row named the file but the store did not have it; `removed`: deleted meanwhile.
 */
export const fileLineSchema = z.union([
  z.strictObject({ key: z.string(), bytes: size, sha256 }),
  z.strictObject({ key: z.string(), state: z.enum(['missing', 'removed']) }),
]);
export type FileLine = z.infer<typeof fileLineSchema>;

export const endSchema = z.object({ files: size, bytes: size, missing: size, removed: size, sha256 });
export type BackupEnd = z.infer<typeof endSchema>;
