/**
 * The pictures that the studio itself brings to the landing gallery: files of a folder, with what they were made from in
 * its `gallery.json`. Read once, at start; `npm run gallery` makes them again.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODELS, type GalleryItem } from '@kenna/contract';
import { z } from 'zod';
import { StartError } from '../../shared/start-error.ts';
import { triedPrompt } from './tried-prompt.ts';

/** Widths of the files, px; each is `{name}-{width}.webp`. */
const WIDTHS = [240, 480] as const;

const side = z.number().int().positive();
const housePictureSchema = z.object({
  name: z.string().regex(/^[a-z0-9-]+$/),
  prompt: z.string().min(1),
  negative_prompt: z.string().default(''),
  model: z.enum(MODELS),
  seed: z.number().int(),
  /** As it was asked for; the files are smaller. */
  width: side,
  height: side,
  thumbhash: z.string(),
  /** Of the files' content: whoever has kept a file asks again when it changed. */
  version: z.string().regex(/^[0-9a-f]{8}$/),
});

export interface HouseGallery {
  /** In the order in which they are shown. */
  readonly items: readonly GalleryItem[];
  /** Where the file of a picture lies; null when there is none of that name. */
  fileOf(name: string): string | null;
}

export const NO_HOUSE_GALLERY: HouseGallery = { items: [], fileOf: () => null };

function presented(picture: z.output<typeof housePictureSchema>): GalleryItem {
  const { name, prompt, negative_prompt, model, width, height, thumbhash, version } = picture;
  // Without a host: the page loads them from wherever it was loaded itself.
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

/** @throws StartError for a `gallery.json` that is not one, and for files that are missing. */
export function readHouseGallery(folder: string): HouseGallery {
  const list = join(folder, 'gallery.json');
  if (!existsSync(list)) return NO_HOUSE_GALLERY;
  const parsed = z.array(housePictureSchema).safeParse(JSON.parse(readFileSync(list, 'utf8')));
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
