import type { BlobStore } from '../../../ports/blob-store.port.ts';

export interface FolderParts {
  readonly blobs: BlobStore;
  readonly findSweepCursor: (folder: string) => Promise<string | null>;
  readonly updateSweepCursor: (folder: string, after: string | null) => Promise<void>;
}

export interface SweepLimits {
  /** Number of files that are passed on at once, and after which the place is stored. */
  readonly page: number;
  /** Maximum number of files that one sweep lists. */
  readonly files: number;
}

export type StoredFile = { readonly key: string; readonly modifiedAt: Date };

/** A hundred requests to a bucket, a minute of work. */
const LIMITS: SweepLimits = { page: 1000, files: 100_000 };

/**
 * Passes the files of a folder on, page by page. Each call continues where the one before stopped, so that its duration
 * does not grow with the store.
 */
export async function sweepFolder(
  { blobs, findSweepCursor, updateSweepCursor }: FolderParts,
  folder: string,
  sweepPage: (page: readonly StoredFile[]) => Promise<void>,
  limits: SweepLimits = LIMITS,
): Promise<void> {
  let after = await findSweepCursor(folder);
  for (let swept = 0; swept < limits.files; swept += limits.page) {
    const page = await firstOf(blobs.list(folder, after ?? undefined), limits.page);
    await sweepPage(page);
    after = page.length < limits.page ? null : page.at(-1)!.key;
    await updateSweepCursor(folder, after);
    if (after === null) return;
  }
}

async function firstOf<Item>(items: AsyncIterable<Item>, count: number): Promise<Item[]> {
  const first: Item[] = [];
  for await (const item of items) if (first.push(item) === count) break;
  return first;
}
