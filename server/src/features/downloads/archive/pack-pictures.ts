/**
 * A ZIP that is made while it is read: one picture at a time is in memory, and none is begun before the reader has taken
 * the one before. Pictures are not packed tighter, because their formats are already.
 */
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ArchiveEntry {
  readonly name: string;
  /** null: it is gone. */
  readonly read: () => Promise<Uint8Array | null>;
}

interface Packing {
  readonly entries: readonly ArchiveEntry[];
  /** Told before each picture with how many are in; false ends the archive. */
  readonly onProgress: (done: number) => Promise<boolean>;
  readonly onEnd: (isWhole: boolean) => Promise<void>;
  readonly modifiedAt: Date;
}

const LIST_OF_MISSING = 'not-included.txt';

/** Resolves when the reader wants more, or has left. */
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

  /** False when the reader left or the archive was stopped. */
  async function pack(): Promise<boolean> {
    const missing: string[] = [];
    for (const [index, { name, read }] of entries.entries()) {
      if (output.destroyed || !(await onProgress(index))) return false;
      const data = await read();
      if (data === null) missing.push(name);
      else zip.addBuffer(Buffer.from(data), name, stored);
      await untilWanted(output);
    }
    if (missing.length > 0) {
      const text = `These pictures are gone and could not be included:\n\n${missing.join('\n')}\n`;
      zip.addBuffer(Buffer.from(text), LIST_OF_MISSING, stored);
    }
    return !output.destroyed;
  }

  async function run(): Promise<void> {
    let isWhole = false;
    try {
      isWhole = await pack();
      if (isWhole) zip.end();
      // A reader must not take a part for the whole.
      else output.destroy(new Error('The archive was stopped.'));
    } catch (error) {
      output.destroy(error instanceof Error ? error : new Error(String(error)));
    }
    await onEnd(isWhole);
  }

  void run();
  return output;
}

/** Names as they are; one that is taken gets a number. */
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
