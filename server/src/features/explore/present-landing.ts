import type { GalleryItem, ImageItem, LandingItem } from '@kenna/contract';
import type { BuiltInPicture } from '../../shared/built-in-pictures.ts';
import type { LandingRow } from './explore.repository.ts';
import { triedPrompt } from './tried-prompt.ts';

/** A picture of the explore page as everyone sees it: its prompt is the curated one, not the maker's. */
export function presentGalleryItem(row: LandingRow, image: ImageItem): GalleryItem & { id: number; image_id: number } {
  const { width, height, image_id, webp_image_url, variants, thumbhash } = image;
  const { id, prompt, negative_prompt, model } = row;
  return {
    id,
    prompt,
    negative_prompt,
    model,
    render_id: null,
    image_id,
    final_prompt: triedPrompt({ prompt, negativePrompt: negative_prompt, model, width, height }),
    // The original stays private to its maker.
    image_url: webp_image_url,
    webp_image_url,
    variants,
    thumbhash,
    width,
    height,
  };
}

/** A picture that ships with the product. The gallery never shows it wider than its columns. */
export function presentBuiltIn(picture: BuiltInPicture): GalleryItem {
  const { prompt, negative_prompt, model, width, height, thumbhash, showcase } = picture;
  const variants = showcase ? picture.variants.slice(0, -1) : [...picture.variants];
  const largest = variants.at(-1)!.url;
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

export const presentLandingItem = (row: LandingRow, image: ImageItem): LandingItem => ({
  ...presentGalleryItem(row, image),
  is_hidden: row.is_hidden,
  is_nsfw: image.is_nsfw,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
