import type { ImageItem } from '@kenna/contract';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import type { FilePlace } from '../../shared/placed-file.ts';
import { moveAddresses } from './move-addresses.ts';

/** What a picture's owner lets others see. */
export interface VisitorView {
  readonly showsPrompts: boolean;
  /** Why they may see it; null for admins, who see it while it is not public. */
  readonly place: FilePlace | null;
}

/** A picture as a visitor sees it: its original, source, settings and lineage stay private. */
export function presentForVisitor(
  own: ImageItem,
  { showsPrompts, place }: VisitorView,
  urlOf: BlobStore['urlOf'],
): ImageItem {
  const item = place === null ? own : moveAddresses(own, place, urlOf);
  const words = showsPrompts ? {} : { prompt: '', negative_prompt: '', final_prompt: '' };
  return {
    ...item,
    ...words,
    image_url: item.webp_image_url,
    render_id: null,
    parent_image_id: null,
    seed: null,
    remarks: [],
    brief: [],
    scene: null,
    figure: false,
    take: {},
    adjustment: null,
    is_like: false,
    is_bookmark: false,
    can: { edit: false, delete: false, share: false },
  };
}
