import type { ImageItem } from '@kenna/contract';
import type { ReactNode } from 'react';
import { pictureTitle } from '../../../lib/pictures/picture-title.ts';
import { Masonry } from '../../../ui/masonry/masonry.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { PictureOverlay } from '../../../ui/picture/picture-overlay.tsx';
import { Veil } from '../../../ui/picture/veil.tsx';
import { wallColumns } from '../wall-columns.ts';
import type { useDragOrder } from '../use-drag-order.ts';
import classes from './collection-wall.module.css';

interface CollectionWallProps {
  readonly images: readonly ImageItem[];
  /** True if explicit pictures are shown without a blur. */
  readonly allowExplicit: boolean;
  readonly tools?: (image: ImageItem) => ReactNode;
  readonly marks?: (image: ImageItem) => ReactNode;
  readonly onReport?: (image: ImageItem) => void;
  readonly onOpen: (id: number) => void;
  /** Makes the pictures draggable, to change their order. */
  readonly order?: ReturnType<typeof useDragOrder>;
}

/** The pictures of a collection or of the showcase, in the columns of `wallColumns`. */
export function CollectionWall(props: CollectionWallProps) {
  const { images, allowExplicit, tools, marks, onReport, onOpen, order } = props;
  return (
    <Masonry
      label="Pictures"
      items={images}
      columns={wallColumns}
      render={(image, _, width) => (
        <div className={classes.place} {...order?.(image)}>
          <PictureOverlay tools={tools?.(image)} marks={marks?.(image)}>
            <Veil veiled={image.is_nsfw && !allowExplicit} onReport={onReport && (() => onReport(image))}>
              <button
                type="button"
                className={classes.open}
                data-picture={image.id}
                aria-haspopup="dialog"
                onClick={() => onOpen(image.id)}
              >
                <Picture
                  alt={pictureTitle(image)}
                  width={image.width}
                  height={image.height}
                  src={image.webp_image_url}
                  variants={image.variants}
                  thumbhash={image.thumbhash}
                  sizes={`${Math.round(width)}px`}
                  eager
                />
              </button>
            </Veil>
          </PictureOverlay>
        </div>
      )}
    />
  );
}
