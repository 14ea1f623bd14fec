/** What is written about the files of a delivery: the manifest as JSON and as CSV, and the report for the page. */
import { channelOf, FAILURES_SHOWN, type DeliveryReport, type FileCheck } from '@kenna/contract';
import { csvTable } from '../run/run-manifest.ts';
import type { DeliveredFile } from './deliver-picture.ts';
import type { DeliveredRun, DeliveryOrder, PlannedFile } from './plan-delivery.ts';

/** What came of one planned file. */
export interface FileOutcome {
  /** In hex; null where the file was left out. */
  readonly sha256: string | null;
  /** Why it was left out. */
  readonly reasons: readonly string[];
  readonly mended: readonly string[];
  readonly checks: readonly FileCheck[];
}

export interface EndedFile {
  readonly file: PlannedFile;
  readonly outcome: FileOutcome;
}

export const leftOut = (...reasons: readonly string[]): FileOutcome => ({
  sha256: null,
  reasons,
  mended: [],
  checks: [],
});

/** `made`: null when the picture was deleted. */
export function outcomeOf(made: DeliveredFile | null, sha256: string | null): FileOutcome {
  if (made === null) return leftOut('The picture was deleted.');
  const { checks, mended } = made;
  return { sha256, reasons: checks.filter(({ passed }) => !passed).map(({ text }) => text), mended, checks };
}

const lineOf = ({ file, outcome }: EndedFile) => ({
  file: outcome.sha256 === null ? null : file.name,
  sku: file.sku,
  name: file.product,
  values: file.values,
  shot: file.shot,
  channel: file.channel,
  status: outcome.sha256 === null ? 'left out' : 'delivered',
  reasons: outcome.reasons,
  mended: outcome.mended,
  review: file.review,
  words: file.words,
  seed: file.seed,
  image_id: file.imageId,
  sha256: outcome.sha256,
  checks: outcome.checks,
});

export function manifestJson({ name, seed, columns }: DeliveredRun, order: DeliveryOrder, files: readonly EndedFile[]) {
  const { pattern, pictures } = order;
  const channels = order.channels.map(channelOf);
  return Buffer.from(
    JSON.stringify({ run: name, seed, columns, pattern, pictures, channels, files: files.map(lineOf) }, null, 2),
  );
}

/** Spreadsheet programs recognise UTF-8 by the mark at its beginning. */
export function manifestCsv({ columns }: DeliveredRun, files: readonly EndedFile[]): Buffer {
  const head = ['file', 'sku', 'name', ...columns, 'shot', 'channel', 'status', 'reasons', 'mended', 'review'];
  const rows = files
    .map(lineOf)
    .map((line) => [
      line.file,
      line.sku,
      line.name,
      ...columns.map((column) => line.values[column] ?? ''),
      line.shot,
      line.channel,
      line.status,
      line.reasons.join(' '),
      line.mended.join('; '),
      line.review,
      line.words,
      line.seed,
      line.image_id,
      line.sha256,
      line.checks.map(({ rule, passed }) => `${rule} ${passed ? 'passed' : 'failed'}`).join('; '),
    ]);
  return Buffer.from(`\u{feff}${csvTable([...head, 'words', 'seed', 'image_id', 'sha256', 'checks'], rows)}`);
}

export function reportOf(files: readonly EndedFile[]): DeliveryReport {
  const failed = files.filter(({ outcome }) => outcome.sha256 === null);
  return {
    passed: files.length - failed.length,
    mended: files.filter(({ outcome }) => outcome.sha256 !== null && outcome.mended.length > 0).length,
    failed: failed.length,
    failures: failed.slice(0, FAILURES_SHOWN).map(({ file: { name, sku, shot, channel }, outcome: { reasons } }) => ({
      file: name,
      sku,
      shot,
      channel,
      reasons: [...reasons],
    })),
  };
}
