import type { ImageItem } from '@kenna/contract';

/** What a picture's owner lets others see. */
export interface VisitorView {
  readonly showsPrompts: boolean;
  readonly allowsDownload: boolean;
}

/** A picture as a visitor sees it: its source, settings and lineage stay private. */
export function presentForVisitor(item: ImageItem, { showsPrompts, allowsDownload }: VisitorView): ImageItem {
  const words = showsPrompts ? {} : { prompt: '', negative_prompt: '', final_prompt: '' };
  return {
    ...item,
    ...words,
    image_url: allowsDownload ? item.image_url : item.webp_image_url,
    render_id: null,
    parent_image_id: null,
    seed: null,
    remarks: [],
    brief: [],
    scene: null,
    take: {},
    adjustment: null,
    is_like: false,
    is_bookmark: false,
    can: { edit: false, delete: false, share: false },
  };
}
