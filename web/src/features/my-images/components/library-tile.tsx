import { mdiCheck } from '@mdi/js';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { draggedWith } from '../../../lib/pictures/dragged-picture.ts';
import { pictureTitle } from '../../../lib/pictures/picture-title.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { PictureOverlay } from '../../../ui/picture/picture-overlay.tsx';
import { Veil } from '../../../ui/picture/veil.tsx';
import type { LibraryImage } from '../my-images.api.ts';
import classes from './library.module.css';

interface LibraryTileProps {
  readonly image: LibraryImage;
  readonly width: number;
  readonly veiled: boolean;
  readonly selected: boolean;
  /** True if any picture is selected. A click then selects instead of opening. */
  readonly selecting: boolean;
  readonly tools: (image: LibraryImage) => ReactNode;
  readonly marks: (image: LibraryImage) => ReactNode;
  readonly onReport: (image: LibraryImage) => void;
  readonly onOpen: (id: number) => void;
  readonly onSelect: (id: number, range: boolean) => void;
  /** The pictures that are dragged with this one: of a selected one the others that are selected. */
  readonly together: (image: LibraryImage) => readonly LibraryImage[];
}

/**
 * A picture of My Images, which can be opened and selected. It is memoised, so that it does not render again when the wall
 * scrolls or grows.
 */
export const LibraryTile = memo(function LibraryTile(props: LibraryTileProps) {
  const { image, width, veiled, selected, selecting, tools, marks, onReport, onOpen, onSelect, together } = props;
  const title = pictureTitle(image);
  const onClick = (event: MouseEvent) => {
    if (selecting || event.shiftKey || event.ctrlKey || event.metaKey) onSelect(image.id, event.shiftKey);
    else onOpen(image.id);
  };
  return (
    <div className={classes.tile} data-selected={selected} data-selecting={selecting}>
      <PictureOverlay
        tools={!selecting && tools(image)}
        marks={!selecting && marks(image)}
        corner={
          <button
            type="button"
            role="checkbox"
            className={classes.check}
            aria-checked={selected}
            aria-label={`Select ${title}`}
            onClick={(event) => onSelect(image.id, event.shiftKey)}
          >
            <Icon path={mdiCheck} size={18} />
          </button>
        }
      >
        <Veil veiled={veiled} onReport={() => onReport(image)}>
          <button
            type="button"
            className={classes.open}
            data-picture={image.id}
            aria-haspopup={selecting ? undefined : 'dialog'}
            onClick={onClick}
            {...(!('trashed_at' in image) && draggedWith(image, () => together(image)))}
          >
            <Picture
              alt={title}
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
  );
});
