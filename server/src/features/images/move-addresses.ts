import type { ImageItem } from '@kenna/contract';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import { placedPathOf, type FilePlace } from '../../shared/placed-file.ts';

/** A picture whose addresses work in `place`, instead of those of its owner. */
export function moveAddresses(item: ImageItem, place: FilePlace, urlOf: BlobStore['urlOf']): ImageItem {
  const moved = (address: string) => urlOf(placedPathOf(place, item.id, address));
  return {
    ...item,
    image_url: moved(item.image_url),
    webp_image_url: moved(item.webp_image_url),
    variants: item.variants.map(({ width, url }) => ({ width, url: moved(url) })),
  };
}
