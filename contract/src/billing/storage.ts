import { z } from 'zod';

export const storageUseSchema = z.object({
  /** Bytes of the originals, made or uploaded, the bin included. */
  used_bytes: z.number().int(),
  /** Maximum number of bytes; null when storage is unlimited. */
  limit_bytes: z.number().int().nullable(),
});
export type StorageUse = z.infer<typeof storageUseSchema>;

/** Gigabytes with one decimal, rounded down, so that storage never reads as full before it is. */
const gigabytes = (bytes: number): string => String(Math.floor(bytes / 100_000_000) / 10);

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1_000_000)} MB`;

/** `12.4 of 50 GB`, and `340 MB of 1 GB` below one gigabyte; only the used storage when there is no limit. */
export function storageText({ used_bytes: used, limit_bytes: limit }: StorageUse): string {
  const inMegabytes = used < 1_000_000_000;
  if (limit === null) return inMegabytes ? megabytes(used) : `${gigabytes(used)} GB`;
  return `${inMegabytes ? megabytes(used) : gigabytes(used)} of ${gigabytes(limit)} GB`;
}
