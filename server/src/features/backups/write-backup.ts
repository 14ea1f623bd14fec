/**
 * Makes a backup while the product runs: the tables as of one moment, then the files that their rows name. A file is
 * written before its row, so every named file exists unless it was deleted since; the backup notes those. The result
 * appears under its name only when it is whole.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql, type Kysely } from 'kysely';
import { pack as createPack, type Pack } from 'tar-stream';
import type { Tables } from '../../db/tables.ts';
import { migrations } from '../../db/migrations/migrations.ts';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import type { Clock } from '../../shared/clock.ts';
import { BackupError } from './backup-error.ts';
import {
  END_ENTRY,
  FILE_PREFIX,
  FORMAT,
  HASHES_ENTRY,
  MANIFEST_ENTRY,
  tableEntry,
  type BackupEnd,
  type FileLine,
  type Manifest,
} from './backup-format.ts';
import { dumpTables, KEYS_FILE } from './dump-tables.ts';
import { createMeter } from './meter.ts';
import { listMigrations } from './stored-tables.ts';

/** The oldest migration whose tables have all columns that name files. */
const OLDEST = '0012-admin';

/** Folders of unfinished backups, beside the file that they would become. */
export const UNFINISHED_PREFIX = '.backup-';

export interface BackupProgress {
  /** Number of files that have been copied so far. */
  readonly done: number;
  readonly total: number;
}

export interface BackupSummary {
  /** Size of the backup. */
  readonly size: number;
  readonly rows: number;
  readonly files: number;
  /** Files that rows name and the store does not have; such a picture is broken in the product too. */
  readonly missing: number;
}

interface Request {
  readonly db: Kysely<Tables>;
  readonly blobs: BlobStore;
  readonly clock: Clock;
  readonly program: string;
  /** Absolute path; must not exist. */
  readonly file: string;
  readonly onProgress: (progress: BackupProgress) => void;
  readonly signal: AbortSignal;
}

/** @throws BackupError when the file exists, its folder cannot be written, or the tables are of another version. */
export async function writeBackup(request: Request): Promise<BackupSummary> {
  const { db, file, signal } = request;
  if (await exists(file)) throw new BackupError(`${file} exists already. Choose another name, or remove it first.`);
  await checkMigrations(db);
  const folder = await mkdtemp(join(dirname(file), UNFINISHED_PREFIX)).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`${dirname(file)} cannot be written (${error.code}). Choose another folder.`);
  });
  try {
    const dump = await dumpTables(db, folder, signal);
    const manifest: Manifest = {
      format: FORMAT,
      program: request.program,
      made_at: request.clock.now().toISOString(),
      ...dump,
    };
    const unfinished = join(folder, 'backup.tar');
    const { files, missing } = await writeTar(unfinished, manifest, folder, request);
    await sync(unfinished);
    await rename(unfinished, file);
    const { size } = await stat(file);
    return { size, rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0), files, missing };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    throw new BackupError(`The disk of ${dirname(file)} is full. Free space, or choose another folder.`, {
      cause: error,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

async function checkMigrations(db: Kysely<Tables>): Promise<void> {
  const present = await listMigrations(db);
  if (present.length === 0) throw new BackupError('The database has no tables yet: there is nothing to back up.');
  const known = Object.keys(migrations);
  const isOlder = present.every((name, index) => known[index] === name);
  if (isOlder && present.includes(OLDEST)) return;
  throw new BackupError('The tables belong to another version of the program. Back up with that version.');
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeTar(path: string, manifest: Manifest, folder: string, request: Request): Promise<BackupEnd> {
  const pack = createPack();
  const written = pipeline(pack, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  const stopped = new AbortController();
  const signal = AbortSignal.any([request.signal, stopped.signal]);
  const work = fillTar(pack, manifest, folder, { ...request, signal });
  // When the disk is full, writing the file fails, but the entry that is being packed would wait forever.
  const failed = written.then(() => work);
  try {
    const end = await Promise.race([work, failed]);
    await written;
    return end;
  } catch (error) {
    stopped.abort();
    pack.destroy();
    await Promise.allSettled([written, work]);
    throw error;
  }
}

async function fillTar(
  pack: Pack,
  manifest: Manifest,
  folder: string,
  { db, blobs, onProgress, signal }: Request,
): Promise<BackupEnd> {
  const mtime = new Date(manifest.made_at);
  async function add(name: string, size: number, body: Readable) {
    const meter = createMeter();
    await pipeline(body, meter.through, pack.entry({ name, size, mode: 0o600, mtime }), { signal });
    return meter.result();
  }
  const addText = (name: string, text: string) =>
    add(name, Buffer.byteLength(text), Readable.from([Buffer.from(text)]));

  await addText(MANIFEST_ENTRY, JSON.stringify(manifest, null, 2));
  for (const { name, bytes } of manifest.tables) {
    await add(tableEntry(name), bytes, createReadStream(join(folder, `${name}.ndjson`)));
  }

  const counts = { files: 0, bytes: 0, missing: 0, removed: 0 };
  let done = 0;
  async function* copyFiles(): AsyncGenerator<FileLine> {
    for await (const line of createInterface({ input: createReadStream(join(folder, KEYS_FILE)) })) {
      const { key, is_required: isRequired } = JSON.parse(line) as { key: string; is_required: boolean };
      onProgress({ done: done++, total: manifest.files });
      const blob = await blobs.get(key);
      if (blob !== null) {
        const copied = await add(`${FILE_PREFIX}${key}`, blob.size, blob.body);
        counts.files += 1;
        counts.bytes += copied.bytes;
        yield { key, ...copied };
      } else {
        const state = isRequired ? await stateOfAbsent(db, key) : 'missing';
        if (isRequired) counts[state] += 1;
        yield { key, state };
      }
    }
    onProgress({ done, total: manifest.files });
  }

  const hashes = join(folder, HASHES_ENTRY);
  const lines = Readable.from(linesOf(copyFiles()));
  await pipeline(lines, createWriteStream(hashes), { signal });
  const { sha256 } = await add(HASHES_ENTRY, (await stat(hashes)).size, createReadStream(hashes));
  const end = { ...counts, sha256 };
  await addText(END_ENTRY, JSON.stringify(end));
  pack.finalize();
  return end;
}

async function* linesOf(values: AsyncIterable<FileLine>): AsyncGenerator<Buffer> {
  for await (const value of values) yield Buffer.from(`${JSON.stringify(value)}\n`);
}

/** Whether an absent file was deleted with its row since the snapshot, or is missing although a row names it. */
async function stateOfAbsent(db: Kysely<Tables>, key: string): Promise<'missing' | 'removed'> {
  const folder = key.slice(0, key.lastIndexOf('/'));
  const { rows } = await sql<{ is_named: boolean; is_renamed: boolean }>`
    SELECT EXISTS (
        SELECT 1 FROM images
        WHERE folder = ${folder} AND (original_key = ${key} OR variants @> ${JSON.stringify([{ key }])}::jsonb)
      ) OR EXISTS (SELECT 1 FROM users WHERE avatar_key = ${key})
        OR EXISTS (SELECT 1 FROM image_reports WHERE evidence_key = ${key}) AS is_named,
      EXISTS (SELECT 1 FROM images WHERE folder = ${folder}) AS is_renamed
  `.execute(db);
  if (rows[0]?.is_named === true) return 'missing';
  if (rows[0]?.is_renamed !== true) return 'removed';
  throw new BackupError('A picture was renamed while its files were copied. Start the backup again.');
}
