import type { GalleryItem, ImageItem, LandingItem } from '@kenna/contract';
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

export const presentLandingItem = (row: LandingRow, image: ImageItem): LandingItem => ({
  ...presentGalleryItem(row, image),
  is_hidden: row.is_hidden,
  is_nsfw: image.is_nsfw,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
