/** Reads the products of the first sheet of a workbook (XLSX). The first row names the columns. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { MEGABYTE, ROW_LIMIT, WORKBOOK_LIMIT_BYTES, WORKBOOK_TOO_LARGE_TEXT, type SheetReading } from '@kenna/contract';
import { AppError } from '../../../shared/app-error.ts';
import { productsOf, unreadableFile } from './sheet-rows.ts';
import type { WorkbookAnswer, WorkbookTask } from './workbook-thread.ts';

/** The largest sheet that a run can have takes about a second; a busy machine takes longer. */
const TIMEOUT_MS = 30_000;
/** A sheet of the largest number of products, with long texts in each of its columns, has less. */
const MAX_UNPACKED_BYTES = 24 * MEGABYTE;
const MAX_FILES = 300;
const MAX_HEAP_MB = 384;
/** The header, and one row more than the maximum, so that a larger sheet is noticed. */
const MAX_ROWS = ROW_LIMIT + 2;

const NO_WORKBOOK = 'It is not a workbook in the XLSX format, or it is damaged. Save it as XLSX or CSV.';
const TOO_MUCH = 'There is too much in this workbook. Copy the sheet with the products into a new one.';

/**
 * Rows without any text are left out.
 * @throws AppError `too_large`, `invalid_fields` when the file as a whole cannot be read; single rows are refused in the answer.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<SheetReading> {
  if (bytes.length > WORKBOOK_LIMIT_BYTES) throw new AppError('too_large', { text: WORKBOOK_TOO_LARGE_TEXT });
  const answer = await unpackInThread(bytes);
  if (answer.kind === 'no workbook') throw unreadableFile(NO_WORKBOOK);
  if (answer.kind === 'too large') throw unreadableFile(TOO_MUCH);
  return productsOf(answer.rows, unreadableFile);
}

async function unpackInThread(bytes: Uint8Array): Promise<WorkbookAnswer> {
  const task: WorkbookTask = {
    bytes: new Uint8Array(bytes),
    maxUnpackedBytes: MAX_UNPACKED_BYTES,
    maxFiles: MAX_FILES,
    maxRows: MAX_ROWS,
  };
  const worker = new Worker(new URL('./workbook-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  try {
    const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) })) as [WorkbookAnswer];
    return answer;
  } catch {
    // It took too long or needed too much memory.
    return { kind: 'too large' };
  } finally {
    await worker.terminate();
  }
}
