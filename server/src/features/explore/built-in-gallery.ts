/**
 * The pictures that ship with the studio for the landing gallery: files in a folder, described in its `gallery.json`.
 * Read once at the start; `npm run gallery` generates them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODELS, type GalleryItem } from '@kenna/contract';
import { z } from 'zod';
import { StartError } from '../../shared/start-error.ts';
import { triedPrompt } from './tried-prompt.ts';

/** Widths of the files in pixels; each is `{name}-{width}.webp`. */
const WIDTHS = [240, 480] as const;

const side = z.number().int().positive();
const builtInPictureSchema = z.object({
  name: z.string().regex(/^[a-z0-9-]+$/),
  prompt: z.string().min(1),
  negative_prompt: z.string().default(''),
  model: z.enum(MODELS),
  seed: z.number().int(),
  /** The size at which the picture was rendered; the files are smaller. */
  width: side,
  height: side,
  thumbhash: z.string(),
  /** Hash of the files, part of their URL, so that cached files are replaced when they change. */
  version: z.string().regex(/^[0-9a-f]{8}$/),
});

export interface BuiltInGallery {
  /** In display order. */
  readonly items: readonly GalleryItem[];
  /** Path of a picture's file; null for an unknown name. */
  fileOf(name: string): string | null;
}

export const NO_BUILT_IN_GALLERY: BuiltInGallery = { items: [], fileOf: () => null };

function presented(picture: z.output<typeof builtInPictureSchema>): GalleryItem {
  const { name, prompt, negative_prompt, model, width, height, thumbhash, version } = picture;
  // Without a host: the page loads them from its own origin.
  const variants = WIDTHS.map((wide) => ({ width: wide, url: `/files/gallery/${name}-${wide}.webp?v=${version}` }));
  const largest = variants[WIDTHS.length - 1]!.url;
  return {
    id: null,
    render_id: null,
    image_id: null,
    prompt,
    negative_prompt,
    model,
    thumbhash,
    width,
    height,
    final_prompt: triedPrompt({ prompt, negativePrompt: negative_prompt, model, width, height }),
    image_url: largest,
    webp_image_url: largest,
    variants,
  };
}

/** @throws StartError for an invalid `gallery.json`, and for missing files. */
export function readBuiltInGallery(folder: string): BuiltInGallery {
  const list = join(folder, 'gallery.json');
  if (!existsSync(list)) return NO_BUILT_IN_GALLERY;
  const parsed = z.array(builtInPictureSchema).safeParse(readJson(list));
  if (!parsed.success) throw new StartError(`${list} cannot be read: ${z.prettifyError(parsed.error)}`);
  const files = new Map<string, string>(
    parsed.data.flatMap(({ name }) =>
      WIDTHS.map((width) => [`${name}-${width}.webp`, join(folder, `${name}-${width}.webp`)] as const),
    ),
  );
  const missing = [...files.values()].filter((file) => !existsSync(file));
  if (missing.length > 0) throw new StartError(`${list} names files that are not there: ${missing.join(', ')}`);
  return { items: parsed.data.map(presented), fileOf: (name) => files.get(name) ?? null };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(`${file} cannot be read: it is not valid JSON.`, { cause: error });
  }
}
