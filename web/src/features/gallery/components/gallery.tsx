import type { GalleryItem } from '@kenna/contract';
import { useMemo, type ReactNode } from 'react';
import { useMedia } from '../use-media.ts';
import { Masonry } from '../../../ui/masonry/masonry.tsx';
import { ListEnd } from '../../../ui/messages/list-end.tsx';
import { galleryColumns, GALLERY_COLUMNS } from '../gallery-columns.ts';
import { picturesOf, useGallery } from '../gallery.api.ts';
import { GalleryPicture } from './gallery-picture.tsx';
import classes from './gallery.module.css';

interface GalleryProps {
  readonly onTry: (item: Pick<GalleryItem, 'prompt' | 'negative_prompt' | 'final_prompt' | 'model'>) => void;
  /** Content beside the pictures, or above them on narrow screens. */
  readonly children: ReactNode;
}

/**
 * Height in CSS pixels of a caption of two lines and a button. Devices without hover show it below each picture.
 * `gallery.module.css` and `gallery-picture.module.css` contain the same value.
 */
const CAPTION_HEIGHT = 92;
const GAP = 8;

/** The public gallery of pictures whose prompts anyone may try. */
export function Gallery({ onTry, children }: GalleryProps) {
  const list = useGallery();
  const items = useMemo(() => picturesOf(list.data?.pages ?? []), [list.data]);
  const foot = useMedia('(hover: none)') ? CAPTION_HEIGHT : 0;
  return (
    <section className={classes.gallery} id="explore" aria-label="Explore">
      <div className={classes.beside}>{children}</div>
      <div className={classes.wall}>
        <Masonry
          label="Pictures to try"
          items={items}
          columns={galleryColumns}
          gap={GAP}
          foot={foot}
          drawnColumns={GALLERY_COLUMNS}
          render={(item, _, width) => <GalleryPicture item={item} width={width} onTry={() => onTry(item)} />}
        />
        <ListEnd state={stateOf(list)} onReach={() => void (list.data ? list.fetchNextPage() : list.refetch())} />
      </div>
    </section>
  );
}

function stateOf({ isError, isFetching, hasNextPage }: ReturnType<typeof useGallery>) {
  if (isFetching) return 'busy';
  if (isError) return 'error';
  return hasNextPage ? 'more' : 'end';
}
