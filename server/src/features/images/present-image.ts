import type { ImageItem } from '@kenna/contract';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import { moveAddresses } from './move-addresses.ts';
import type { ImageRow } from './select-pictures.ts';

/** A picture as its owner sees it; in the bin it has other addresses, which nobody else knows. */
export function presentImage(row: ImageRow, urlOf: BlobStore['urlOf']): ImageItem {
  const item = presentOutsideBin(row, urlOf);
  return row.bin_token === null ? item : moveAddresses(item, { kind: 'bin', token: row.bin_token }, urlOf);
}

function presentOutsideBin(row: ImageRow, urlOf: BlobStore['urlOf']): ImageItem {
  const variants = row.variants.map(({ width, key }) => ({ width, url: urlOf(key) }));
  const original = urlOf(row.original_key);
  return {
    id: row.id,
    image_id: row.id,
    render_id: row.render_id,
    image_url: original,
    webp_image_url: variants.at(-1)?.url ?? original,
    variants,
    thumbhash: row.thumbhash,
    width: row.width,
    height: row.height,
    prompt: row.prompt ?? '',
    negative_prompt: row.negativePrompt ?? '',
    final_prompt: row.finalPrompt ?? '',
    model: row.model,
    engine: row.engine,
    seed: row.seed,
    remarks: row.remarks,
    brief: row.brief,
    scene: row.sceneKind,
    figure: row.figure ?? false,
    take: row.take ?? {},
    parent_image_id: row.parent_image_id,
    tool: row.tool,
    adjustment: row.adjustment,
    is_like: row.is_liked,
    is_bookmark: Boolean(row.isCollected),
    is_nsfw: row.is_nsfw,
    created_at: row.created_at.toISOString(),
    can: { edit: true, delete: true, share: true },
  };
}
