/**
 * The pictures that ship with the product, for the landing gallery and the showcase: files in a folder, described in
 * its `gallery.json`. Read once at the start; `npm run gallery` generates them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODELS } from '@kenna/contract';
import { z } from 'zod';
import { StartError } from './program/start-error.ts';

/** Widths of the files in pixels; each is `{name}-{width}.webp`. */
const WIDTHS = [240, 480] as const;
/** Width of the additional file of an example in the showcase. */
const SHOWCASE_WIDTH = 960;

const positive = z.number().int().positive();
const builtInPictureSchema = z.object({
  name: z.string().regex(/^[a-z0-9-]+$/),
  prompt: z.string().min(1),
  negative_prompt: z.string().default(''),
  model: z.enum(MODELS),
  seed: z.number().int(),
  /** The size that `Try prompt` sets; the files have other sizes. */
  width: positive,
  height: positive,
  /** Present for an example in the showcase. Its id stays, because decisions of admins are stored under it. */
  showcase: z.object({ id: positive, note: z.string().min(1), drawn_on: z.iso.date() }).optional(),
  thumbhash: z.string(),
  /** Hash of the files, part of their URL, so that cached files are replaced when they change. */
  version: z.string().regex(/^[0-9a-f]{8}$/),
});
const listSchema = z.array(builtInPictureSchema).refine((list) => {
  const ids = list.flatMap(({ showcase }) => (showcase ? [showcase.id] : []));
  return new Set(ids).size === ids.length;
}, 'Two examples of the showcase have the same id.');

type Row = z.output<typeof builtInPictureSchema>;

export interface BuiltInPicture extends Omit<Row, 'name' | 'version'> {
  /** Files of the picture, smallest first. Their addresses have no host: the page loads them from its own origin. */
  readonly variants: readonly { readonly width: number; readonly url: string }[];
}

export interface BuiltInPictures {
  /** In display order. */
  readonly pictures: readonly BuiltInPicture[];
  /** Path of a picture's file; null for an unknown name. */
  fileOf(name: string): string | null;
}

export const NO_BUILT_IN_PICTURES: BuiltInPictures = { pictures: [], fileOf: () => null };

const widthsOf = ({ showcase }: Row): readonly number[] => (showcase ? [...WIDTHS, SHOWCASE_WIDTH] : WIDTHS);

function withFiles(row: Row): BuiltInPicture {
  const { name, version, ...picture } = row;
  const variants = widthsOf(row).map((width) => ({ width, url: `/files/gallery/${name}-${width}.webp?v=${version}` }));
  return { ...picture, variants };
}

/** @throws StartError for an invalid `gallery.json`, and for missing files. */
export function readBuiltInPictures(folder: string): BuiltInPictures {
  const list = join(folder, 'gallery.json');
  if (!existsSync(list)) return NO_BUILT_IN_PICTURES;
  const parsed = listSchema.safeParse(readJson(list));
  if (!parsed.success) throw new StartError(`${list} cannot be read: ${z.prettifyError(parsed.error)}`);
  const files = new Map<string, string>(
    parsed.data.flatMap((row) =>
      widthsOf(row).map((width) => [`${row.name}-${width}.webp`, join(folder, `${row.name}-${width}.webp`)] as const),
    ),
  );
  const missing = [...files.values()].filter((file) => !existsSync(file));
  if (missing.length > 0) throw new StartError(`${list} names files that are not there: ${missing.join(', ')}`);
  return { pictures: parsed.data.map(withFiles), fileOf: (name) => files.get(name) ?? null };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(`${file} cannot be read: it is not valid JSON.`, { cause: error });
  }
}
