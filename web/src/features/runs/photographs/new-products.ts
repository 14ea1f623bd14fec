import { SKU_LIMIT } from '@kenna/contract';
import { newRow, type DraftRow } from '../run-draft.ts';
import type { FoundFile, LeftOut } from './found-files.ts';
import { stemOf } from './match-photographs.ts';
import type { PhotographJob } from './use-photograph-uploads.ts';

const skuOf = ({ path }: FoundFile): string => stemOf(path).trim().slice(0, SKU_LIMIT);

/** A new product for each of these files, which is called like it, as far as there is room. */
export function newProducts(files: readonly FoundFile[], room: number) {
  const rows: DraftRow[] = [];
  const jobs: PhotographJob[] = [];
  const leftOut: LeftOut[] = [];
  for (const namesakes of Map.groupBy(files, (file) => skuOf(file).toLowerCase()).values()) {
    const file = namesakes[0]!;
    const sku = skuOf(file);
    if (namesakes.length > 1) {
      leftOut.push(...namesakes.map(({ path }) => ({ path, reason: 'Several files have this name.' })));
    } else if (sku === '') leftOut.push({ path: file.path, reason: 'It has no name.' });
    else if (rows.length >= room) {
      leftOut.push({ path: file.path, reason: 'Your plan does not allow more products in a run.' });
    } else {
      const row = newRow(sku);
      rows.push(row);
      jobs.push({ key: row.key, file });
    }
  }
  return { rows, jobs, leftOut };
}
