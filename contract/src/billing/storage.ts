import { z } from 'zod';

export const storageUseSchema = z.object({
  /** Bytes of the originals, made or uploaded, the bin included. */
  used_bytes: z.number().int(),
  /** null: unlimited. */
  limit_bytes: z.number().int().nullable(),
});
export type StorageUse = z.infer<typeof storageUseSchema>;

/** Gigabytes with one decimal, rounded down, so that storage never reads as full before it is. */
const gigabytes = (bytes: number): string => String(Math.floor(bytes / 100_000_000) / 10);

/** `12.4 of 50 GB`; `12.4 GB` where there is no limit. */
export const storageText = ({ used_bytes: used, limit_bytes: limit }: StorageUse): string =>
  limit === null ? `${gigabytes(used)} GB` : `${gigabytes(used)} of ${gigabytes(limit)} GB`;
