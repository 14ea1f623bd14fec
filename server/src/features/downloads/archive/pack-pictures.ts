/**
 * A ZIP that is produced while it is read: only one picture is in memory at a time, and the next is read only after the
 * reader has received the previous one. Pictures are stored uncompressed, because their formats already are compressed.
 */
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { AppError } from '../../../shared/app-error.ts';

export interface ArchiveEntry {
  readonly name: string;
  /** Reads the picture's file; null when the picture was deleted. It throws AppError `unsigned`. */
  readonly read: () => Promise<Uint8Array | LeftOut | null>;
}

/** A file that is not included, with the reason. */
interface LeftOut {
  readonly leftOut: string;
}

interface Packing {
  readonly entries: readonly ArchiveEntry[];
  /** Called before each picture with the number already packed; returning false stops the archive. */
  readonly onProgress: (done: number) => Promise<boolean>;
  readonly onEnd: (isWhole: boolean) => void;
  readonly modifiedAt: Date;
}

/** The error of an archive that was cancelled, or that the same link has started anew. */
export const stoppedDownload = () => new AppError('conflict', { text: 'This download was stopped.' });

const LIST_OF_MISSING = 'not-included.txt';

/** A picture's file, or why it is not included. */
async function readEntry({ read }: ArchiveEntry): Promise<Uint8Array | LeftOut | 'gone' | 'unsigned'> {
  try {
    return (await read()) ?? 'gone';
  } catch (error) {
    // Other errors end the archive, because they may pass.
    if (error instanceof AppError && error.code === 'unsigned') return 'unsigned';
    throw error;
  }
}

/** The text that lists what is not included; null when nothing is missing. */
function missingText(missing: Readonly<Record<'gone' | 'unsigned' | 'leftOut', readonly string[]>>): string | null {
  const parts = [
    ['These pictures are gone and could not be included:', missing.gone],
    ['These pictures could not be given their content credentials, and were left out:', missing.unsigned],
    ['These files do not pass the checks of their channels, and were left out:', missing.leftOut],
  ] as const;
  const texts = parts.flatMap(([title, names]) => (names.length === 0 ? [] : [`${title}\n\n${names.join('\n')}\n`]));
  return texts.length === 0 ? null : texts.join('\n');
}

/** Resolves when the reader wants more, or has disconnected. */
async function untilWanted(output: Readable & NodeJS.WritableStream): Promise<void> {
  const pipe = output as unknown as { writableNeedDrain: boolean; destroyed: boolean };
  if (!pipe.writableNeedDrain || pipe.destroyed) return;
  const left = new AbortController();
  const leave = () => left.abort();
  output.once('close', leave);
  await once(output, 'drain', { signal: left.signal }).catch(() => undefined);
  output.off('close', leave);
}

export function packPictures({ entries, onProgress, onEnd, modifiedAt }: Packing): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable & NodeJS.WritableStream;
  const stored = { compress: false, mtime: modifiedAt };
  // Whoever sends the archive listens later, and an error without a listener would end the process.
  output.on('error', () => undefined);

  /** Returns false when the reader disconnected or the archive was stopped. */
  async function pack(): Promise<boolean> {
    const missing = { gone: [] as string[], unsigned: [] as string[], leftOut: [] as string[] };
    for (const [index, entry] of entries.entries()) {
      if (output.destroyed || !(await onProgress(index))) return false;
      const data = await readEntry(entry);
      if (typeof data === 'string') missing[data].push(entry.name);
      else if ('leftOut' in data) missing.leftOut.push(`${entry.name}: ${data.leftOut}`);
      else zip.addBuffer(Buffer.from(data), entry.name, stored);
      await untilWanted(output);
    }
    const text = missingText(missing);
    if (text !== null) zip.addBuffer(Buffer.from(text), LIST_OF_MISSING, stored);
    return !output.destroyed;
  }

  async function run(): Promise<void> {
    let isWhole = false;
    try {
      isWhole = await pack();
      if (isWhole) zip.end();
      // An error tells the reader that the archive is incomplete.
      else output.destroy(stoppedDownload());
    } catch (error) {
      output.destroy(error instanceof Error ? error : new Error(String(error)));
    }
    onEnd(isWhole);
  }

  void run();
  return output;
}

/** Makes names unique by appending a number to duplicates. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count++) {
      free = `${name.slice(0, dot)}-${count}${name.slice(dot)}`;
    }
    taken.add(free.toLowerCase());
    return free;
  });
}
