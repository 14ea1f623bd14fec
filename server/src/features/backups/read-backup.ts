/**
 * Reads a backup entry by entry and refuses whatever does not belong there: other entries, another order, links, paths
 * that lead elsewhere, sizes and hashes that do not match.
 */
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract as createExtract, type ExtractEvents } from 'tar-stream';
import type { z } from 'zod';
import { BackupError } from './backup-error.ts';
import {
  END_ENTRY,
  endSchema,
  FILE_PREFIX,
  fileLineSchema,
  HASHES_ENTRY,
  MANIFEST_ENTRY,
  manifestSchema,
  tableEntry,
  type BackupEnd,
  type FileLine,
  type Manifest,
} from './backup-format.ts';
import { checkTar } from './check-tar.ts';
import { createMeter } from './meter.ts';

/** The manifest and the end are small; a larger one would only fill the memory. */
const MAX_JSON_BYTES = 1_000_000;
/** Maximum bytes of one row as JSON. Rows of pictures are the largest, with some tens of kilobytes. */
const MAX_LINE_BYTES = 64_000_000;
/** Maximum bytes of one file, which is in memory as a whole. Pictures are far smaller. */
const MAX_FILE_BYTES = 1_000_000_000;

type Entry = ExtractEvents['entry'][1];

/** Called in this order: once, for each table, for each file, for each line of the hashes. */
export interface BackupVisitor {
  manifest(manifest: Manifest): Promise<void>;
  /** The rows must be read to their end. */
  table(name: string, rows: AsyncIterable<string>): Promise<void>;
  tablesEnd(): Promise<void>;
  file(key: string, body: Buffer): Promise<void>;
  hash(line: FileLine): Promise<void>;
}

const damaged = (detail: string) =>
  new BackupError(`The backup is damaged: ${detail}. Copy it again from where it was made, or use another one.`);
const ENDS_EARLY = 'the file ends before its end';

/** @throws BackupError when the file is no backup, or is incomplete or damaged. */
export async function readBackup(file: string, visitor: BackupVisitor): Promise<BackupEnd> {
  await checkTar(file);
  const extract = createExtract();
  const entries = extract[Symbol.asyncIterator]();
  const reading = pipeline(createReadStream(file), extract);
  // The loop below reports the error too.
  reading.catch(() => undefined);
  let isRecognised = false;

  async function nextEntry(): Promise<Entry | null> {
    const { value, done } = await entries.next().catch((error: Error) => {
      if (/Unexpected end of data/.test(error.message)) throw damaged(ENDS_EARLY);
      throw isRecognised ? damaged(error.message) : new BackupError(`${file} is not a backup (${error.message}).`);
    });
    if (done === true) return null;
    const entry = value as Entry;
    if (entry.header.type !== 'file') throw damaged(`${entry.header.name} is a ${entry.header.type}`);
    return entry;
  }

  async function expected(name: string): Promise<Entry> {
    const entry = await nextEntry();
    if (entry === null) throw damaged(ENDS_EARLY);
    if (entry.header.name !== name) throw damaged(`${entry.header.name} is where ${name} belongs`);
    return entry;
  }

  try {
    const manifest = await readManifest(file, await nextEntry());
    isRecognised = true;
    await visitor.manifest(manifest);
    for (const { name, rows, bytes, sha256 } of manifest.tables) {
      const meter = createMeter();
      const lines = await expected(tableEntry(name));
      let count = 0;
      await visitor.table(
        name,
        counted(linesOf(measured(lines, meter)), () => (count += 1)),
      );
      const read = meter.result();
      if (read.bytes !== bytes || read.sha256 !== sha256 || count !== rows) {
        throw damaged(`the table ${name} differs from its hash`);
      }
    }
    await visitor.tablesEnd();
    const totals = await readFiles(nextEntry, visitor);
    const end = await readJson(await expected(END_ENTRY), endSchema);
    if (totals.sha256 !== end.sha256) throw damaged('the list of hashes was changed');
    if (totals.files !== end.files || totals.bytes !== end.bytes) throw damaged('files were added or left out');
    if ((await nextEntry()) !== null) throw damaged('something follows its end');
    await reading;
    return end;
  } finally {
    extract.destroy();
  }
}

async function readManifest(file: string, entry: Entry | null): Promise<Manifest> {
  if (entry?.header.name !== MANIFEST_ENTRY) throw new BackupError(`${file} is not a backup: it has no manifest.`);
  return readJson(entry, manifestSchema);
}

async function readFiles(nextEntry: () => Promise<Entry | null>, visitor: BackupVisitor) {
  let files = 0;
  let bytes = 0;
  for (;;) {
    const entry = await nextEntry();
    if (entry === null) throw damaged(ENDS_EARLY);
    const { name } = entry.header;
    if (name === HASHES_ENTRY) {
      const meter = createMeter();
      for await (const line of linesOf(measured(entry, meter))) await visitor.hash(parse(name, line, fileLineSchema));
      return { files, bytes, sha256: meter.result().sha256 };
    }
    if (!name.startsWith(FILE_PREFIX)) throw damaged(`${name} does not belong there`);
    const body = await readWhole(entry, MAX_FILE_BYTES);
    files += 1;
    bytes += body.length;
    await visitor.file(name.slice(FILE_PREFIX.length), body);
  }
}

async function* measured(entry: Entry, { through }: ReturnType<typeof createMeter>): AsyncGenerator<Buffer> {
  const reading = pipeline(entry as unknown as Readable, through);
  reading.catch(() => undefined);
  for await (const chunk of through) yield chunk as Buffer;
  await reading;
}

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let pieces: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let from = 0;
    for (let to = chunk.indexOf(0x0a); to >= 0; to = chunk.indexOf(0x0a, from)) {
      yield Buffer.concat([...pieces, chunk.subarray(from, to)]).toString();
      pieces = [];
      length = 0;
      from = to + 1;
    }
    pieces.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > MAX_LINE_BYTES) throw damaged('a line is too long');
  }
  if (length > 0) throw damaged('a line is not complete');
}

async function* counted(lines: AsyncIterable<string>, onLine: () => void): AsyncGenerator<string> {
  for await (const line of lines) {
    onLine();
    yield line;
  }
}

async function readWhole(entry: Entry, max: number): Promise<Buffer> {
  const { name, size } = entry.header;
  if (size > max) throw damaged(`${name} is too large`);
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function readJson<Schema extends z.ZodType>(entry: Entry, schema: Schema): Promise<z.output<Schema>> {
  return parse(entry.header.name, (await readWhole(entry, MAX_JSON_BYTES)).toString(), schema);
}

function parse<Schema extends z.ZodType>(name: string, text: string, schema: Schema): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new BackupError(`The backup is damaged: ${name} cannot be read. Use another one.`, { cause: error });
  }
}
