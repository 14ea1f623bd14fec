/** The files of a delivery as an archive, then a manifest as JSON and as CSV. */
import { createHash } from 'node:crypto';
import type { DeliveryReport } from '@kenna/contract';
import type { ArchiveEntry } from '../archive/pack-pictures.ts';
import type { DeliveredFile } from './deliver-picture.ts';
import { leftOut, manifestCsv, manifestJson, outcomeOf, reportOf, type FileOutcome } from './delivery-manifest.ts';
import type { DeliveredRun, DeliveryOrder, PlannedFile } from './plan-delivery.ts';

interface Parts {
  readonly run: DeliveredRun;
  readonly planned: readonly PlannedFile[];
  /** Returns null when the picture was deleted. */
  readonly make: (file: PlannedFile) => Promise<DeliveredFile | null>;
  /** Called once, when all files are made. */
  readonly onReport: (report: DeliveryReport) => Promise<void>;
}

export const UNSIGNED = 'It could not be given its content credentials.';

export function deliveryEntries({ run, planned, make, onReport }: Parts, order: DeliveryOrder): ArchiveEntry[] {
  // Filled while the files are packed, which come before the manifest.
  const outcomes = new Map<PlannedFile, FileOutcome>();
  const ended = () => planned.map((file) => ({ file, outcome: outcomes.get(file) ?? leftOut(UNSIGNED) }));
  return [
    ...planned.map((file) => ({
      name: file.name,
      async read() {
        const made = await make(file);
        const data = made?.data ?? null;
        const sha256 = data === null ? null : createHash('sha256').update(data).digest('hex');
        const outcome = outcomeOf(made, sha256);
        outcomes.set(file, outcome);
        return made === null || data !== null ? data : { leftOut: outcome.reasons.join(' ') };
      },
    })),
    {
      name: 'manifest.json',
      async read() {
        await onReport(reportOf(ended()));
        return manifestJson(run, order, ended());
      },
    },
    { name: 'manifest.csv', read: async () => manifestCsv(run, ended()) },
  ];
}
