import { z } from 'zod';
import { BULK_LIMIT } from '../images/image-actions.schema.ts';
import { ARCHIVE_FORMATS, DOWNLOAD_FORMATS, FITS, SIZE_PRESET_NAMES, SVG_DETAILS } from './save-options.ts';
import { DEFAULT_SHEET, SHEET_CAPTIONS, SHEET_COLUMNS, SHEET_PAGES } from './sheet-layout.ts';
import { userId } from '../user-id.schema.ts';

/** How long a finished file can be fetched. */
export const DOWNLOAD_MINUTES = 60;
/** How long an archive's link works: long enough for the browser's save dialog. */
export const ARCHIVE_LINK_MINUTES = 10;
/** Maximum number of pictures of a collection in one archive. */
export const COLLECTION_DOWNLOAD_LIMIT = 2000;
/** Maximum number of pictures on one contact sheet. */
export const SHEET_LIMIT = 500;
export const DOWNLOAD_FAILED_TEXT = 'Something went wrong. Please try again later';
export const SVG_TOAST_TEXT = 'SVG will download in 1 seconds';

const id = z.number().int().positive();
/** At least 128 random bits; downloading needs the person's session as well. */
export const downloadIdSchema = z.string().regex(/^[\w-]{22,64}$/);

const lookFields = {
  size: z.enum(SIZE_PRESET_NAMES).optional(),
  fit: z.enum(FITS).optional(),
  background: z
    .string()
    .regex(/^(transparent|#[0-9a-f]{6})$/i, 'Choose a colour, or transparent')
    .optional(),
  quality: z.number().int().min(40).max(100).optional(),
};

/** `image_url` and `type` are the specification's names for `image_id` and `format`. */
export const downloadImageSchema = z
  .object({
    image_id: id.optional(),
    image_url: z.string().min(1).max(2000).optional(),
    format: z.enum(DOWNLOAD_FORMATS).optional(),
    type: z.enum(DOWNLOAD_FORMATS).optional(),
    ...lookFields,
    detail: z.enum(SVG_DETAILS).optional(),
    user_id: userId,
  })
  .refine(({ image_id: byId, image_url: byUrl }) => byId !== undefined || byUrl !== undefined, {
    path: ['image_id'],
    message: 'Choose a picture',
  });

/**
 * With `flag`, `data` is the file in base64; otherwise it is the address from which the file can be fetched once its
 * event arrives.
 */
export const downloadAnswerSchema = z.object({
  download_id: downloadIdSchema,
  flag: z.boolean(),
  data: z.string(),
  /** Suggested file name: `emerald-silk-dress-1234.png`. */
  name: z.string(),
});
export type DownloadAnswer = z.infer<typeof downloadAnswerSchema>;

export const DOWNLOAD_STATUSES = ['waiting', 'working', 'ready', 'failed', 'cancelled'] as const;
export type DownloadStatus = (typeof DOWNLOAD_STATUSES)[number];
export const DOWNLOAD_KINDS = ['image', 'archive', 'sheet', 'account', 'delivery'] as const;
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number];

export const downloadStateSchema = z.object({
  download_id: downloadIdSchema,
  kind: z.enum(DOWNLOAD_KINDS),
  status: z.enum(DOWNLOAD_STATUSES),
  name: z.string(),
  /** Pictures added so far; `total` is the number of all. */
  done: z.number().int(),
  total: z.number().int(),
});
export type DownloadState = z.infer<typeof downloadStateSchema>;

/** `format` null: each picture in the format in which it was made or uploaded. */
const archiveFields = { format: z.enum(ARCHIVE_FORMATS).nullable().default(null), ...lookFields };
export const archiveRequestSchema = z.object({
  image_ids: z.array(id).min(1).max(BULK_LIMIT, `At most ${BULK_LIMIT} at once`),
  ...archiveFields,
  user_id: userId,
});
export const collectionArchiveSchema = z
  .object({
    short_link: z.string().min(1).max(200).optional(),
    collection_id: id.optional(),
    /** One picture of it, which is sent as it is instead of in an archive. */
    image_id: id.optional(),
    ...archiveFields,
    user_id: userId,
  })
  .refine(({ short_link: byLink, collection_id: byId }) => byLink !== undefined || byId !== undefined, {
    path: ['short_link'],
    message: 'Name a collection',
  });
export const runArchiveSchema = z.strictObject({ ...archiveFields, user_id: userId });
export const archiveAnswerSchema = z.object({
  download_id: downloadIdSchema,
  /** The browser fetches the archive from here without a session, within `ARCHIVE_LINK_MINUTES`. */
  url: z.string(),
  name: z.string(),
  total: z.number().int(),
});
export type ArchiveAnswer = z.infer<typeof archiveAnswerSchema>;

export const sheetRequestSchema = z.object({
  collection_id: id,
  page: z.enum(SHEET_PAGES).default(DEFAULT_SHEET.page),
  landscape: z.boolean().default(DEFAULT_SHEET.landscape),
  columns: z.union(SHEET_COLUMNS.map((count) => z.literal(count))).default(DEFAULT_SHEET.columns),
  captions: z
    .array(z.enum(SHEET_CAPTIONS))
    .max(SHEET_CAPTIONS.length)
    .default([...DEFAULT_SHEET.captions]),
  title_page: z.boolean().default(true),
  user_id: userId,
});
export type SheetRequest = z.output<typeof sheetRequestSchema>;
