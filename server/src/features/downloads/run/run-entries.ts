/** The export of a run: each picture under the name of its product and shot, then a manifest as JSON and as CSV. */
import { createHash } from 'node:crypto';
import type { ImagesService, PictureFile } from '../../images/images.service.ts';
import type { ExportedRun, RunsService } from '../../runs/runs.service.ts';
import { uniqueNames, type ArchiveEntry } from '../archive/pack-pictures.ts';
import { manifestCsv, type ManifestLine } from './run-manifest.ts';

interface Parts {
  readonly runs: Pick<RunsService, 'exportOf'>;
  readonly images: ImagesService;
  /** Reads a picture in the form in which it leaves; null when it was deleted. */
  readonly read: (picture: PictureFile) => Promise<Uint8Array | null>;
  readonly endingOf: (picture: PictureFile) => string;
}

/** Letters, digits, dots, hyphens and underscores, as every file system accepts them. */
const safe = (text: string): string => text.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^\.+/, '') || 'unnamed';

type Cell = ExportedRun['cells'][number];

/** @throws AppError `not_found` when the run was deleted. */
export async function runEntries(
  { runs, images, read, endingOf }: Parts,
  userId: number,
  runId: number,
): Promise<readonly ArchiveEntry[]> {
  const run = await runs.exportOf(userId, runId);
  const files = await images.listFiles(
    userId,
    run.cells.flatMap(({ imageId }) => imageId ?? []),
  );
  const byId = new Map(files.map((file) => [file.id, file]));
  const made = run.cells.flatMap((cell) => {
    const picture = cell.imageId === null ? undefined : byId.get(cell.imageId);
    return picture ? [{ cell, picture }] : [];
  });
  const names = uniqueNames(
    made.map(({ cell, picture }) => `${safe(cell.sku)}_${safe(cell.shot)}.${endingOf(picture)}`),
  );
  const nameOf = new Map(made.map(({ cell }, index) => [cell, names[index]!]));
  // Filled while the pictures are packed, which come before the manifest.
  const hashes = new Map<Cell, string>();
  const lineOf = (cell: Cell): ManifestLine => {
    const { imageId, sku, name, values, shot, state, reason, review } = cell;
    const sha256 = hashes.get(cell) ?? null;
    const picture = sha256 === null || imageId === null ? undefined : byId.get(imageId);
    const file = picture ? nameOf.get(cell)! : null;
    const about = {
      words: (picture && cell.words) ?? picture?.prompt ?? null,
      seed: picture?.seed ?? null,
      image_id: picture?.id ?? null,
    };
    return { file, sku, name, values, shot, state, reason, review, ...about, sha256 };
  };
  const manifest = () => run.cells.map(lineOf);
  return [
    ...made.map(({ cell, picture }, index) => ({
      name: names[index]!,
      async read() {
        const data = await read(picture);
        if (data !== null) hashes.set(cell, createHash('sha256').update(data).digest('hex'));
        return data;
      },
    })),
    {
      name: 'manifest.json',
      read: async () => {
        const { name, seed, columns } = run;
        return Buffer.from(JSON.stringify({ run: name, seed, columns, pictures: manifest() }, null, 2));
      },
    },
    // Spreadsheet programs recognise UTF-8 by the mark at its beginning.
    { name: 'manifest.csv', read: async () => Buffer.from(`\u{feff}${manifestCsv(run.columns, manifest())}`) },
  ];
}
