/**
 * Reads the first sheet of a workbook outside the main thread, because a malicious file may take very long. The sizes that its
 * ZIP directory declares are checked before anything is unpacked, and bound what is unpacked: so the library, which has no
 * limits of its own, gets an archive that was packed anew without compression.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import type { SheetRow } from './sheet-rows.ts';

export interface WorkbookTask {
  readonly bytes: Uint8Array;
  /** All files of the workbook together have at most this number of bytes when they are unpacked. */
  readonly maxUnpackedBytes: number;
  readonly maxFiles: number;
  /** Rows with a text after these are left out. */
  readonly maxRows: number;
}

export type WorkbookAnswer =
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'too large' }
  | { readonly kind: 'no workbook' };

type Cell = string | number | boolean | Date | null;

class TooLarge extends Error {}

/** Only these contain cells; pictures and the like are not unpacked. */
const PARTS = /\.(?:xml|rels)$/;

function unpack({ bytes, maxUnpackedBytes, maxFiles }: WorkbookTask): Record<string, Uint8Array> {
  let [total, files] = [0, 0];
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!PARTS.test(name)) return false;
      total += originalSize;
      files += 1;
      if (total > maxUnpackedBytes || files > maxFiles) throw new TooLarge();
      return true;
    },
  });
}

/** A date has no time of day in most sheets, and is then written without it. */
function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (!(cell instanceof Date)) return String(cell);
  const [day, time] = cell.toISOString().split('T') as [string, string];
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`;
}

/** Formatted cells without a text lengthen the rows of a workbook. */
const withoutEmptyEnd = (texts: readonly string[]): string[] =>
  texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);

async function answerTo(task: WorkbookTask): Promise<WorkbookAnswer> {
  try {
    const packed = zipSync(unpack(task), { level: 0 });
    const rows = (await readSheet(packed.slice().buffer)) as unknown as readonly (readonly Cell[])[];
    const lines = rows.map((cells, index) => ({
      cells: withoutEmptyEnd(cells.map((cell) => textOf(cell).trim())),
      line: index + 1,
    }));
    return { kind: 'rows', rows: lines.filter(({ cells }) => cells.length > 0).slice(0, task.maxRows) };
  } catch (error) {
    return { kind: error instanceof TooLarge ? 'too large' : 'no workbook' };
  }
}

parentPort?.postMessage(await answerTo(workerData as WorkbookTask));
