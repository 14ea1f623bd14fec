import { assembleFinalPrompt, type GalleryItem, type ImageItem, type LandingItem } from '@kenna/contract';
import type { LandingRow } from './explore.repository.ts';

/** What 'Try prompt' takes over; guidance and count are those of the page that it opens. */
const TRIED = { guidance: 13, images: 1 } as const;
const NOTHING = { accent: '', with: [], without: [], styles: [], seed: null, color: null } as const;
const NO_SLIDERS = { strength: null, controlGuidance: null, blendGuidance: null, cg: null } as const;

/** A picture of the explore page as anyone sees it: its words are those of the item, not of what made it. */
export function presentGalleryItem(row: LandingRow, image: ImageItem): GalleryItem & { id: number } {
  const { width, height, image_id, webp_image_url, variants, thumbhash } = image;
  const { id, prompt, negative_prompt, model } = row;
  const words = { positive: prompt, negative: negative_prompt, model } as const;
  const command = { command: 'render', sensitivity: 'default', size: { width, height } } as const;
  return {
    ...{ id, prompt, negative_prompt, model, render_id: null, image_id },
    final_prompt: assembleFinalPrompt({ ...command, ...words, ...TRIED, ...NOTHING, ...NO_SLIDERS }),
    // Its maker keeps the original.
    ...{ image_url: webp_image_url, webp_image_url, variants, thumbhash, width, height },
  };
}

export const presentLandingItem = (row: LandingRow, image: ImageItem): LandingItem => ({
  ...presentGalleryItem(row, image),
  is_hidden: row.is_hidden,
  is_nsfw: image.is_nsfw,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
