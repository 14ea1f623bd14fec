import { signedAddressOf, type ImageItem } from '@kenna/contract';
import { mdiDownload } from '@mdi/js';
import type { ReactNode } from 'react';
import { onPlainClick } from '../../../lib/browser/plain-click.ts';
import { draggedWith } from '../../../lib/pictures/dragged-picture.ts';
import { useSceneVocabulary } from '../../../lib/pictures/scene-vocabulary.ts';
import { shownTitle } from '../../../lib/pictures/take-words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { PictureOverlay } from '../../../ui/picture/picture-overlay.tsx';
import { Veil } from '../../../ui/picture/veil.tsx';
import classes from './results.module.css';

interface ImageTileProps {
  readonly image: ImageItem;
  /** Place of the picture among those of its render, such as `2 of 4`; null for the only one. */
  readonly place: string | null;
  readonly sizes: string;
  readonly eager: boolean;
  /** True to blur an explicit picture that the person has not asked to see. */
  readonly veiled: boolean;
  /** A line below the picture. */
  readonly caption?: string | undefined;
  /** Buttons on the picture in addition to its download. */
  readonly tools?: ReactNode;
  /** Marks at the bottom edge of the picture. */
  readonly marks?: ReactNode;
  /** Content over the picture, below its buttons. */
  readonly over?: ReactNode;
  readonly onReport?: (() => void) | undefined;
  readonly onSave: () => void;
  readonly onOpen: () => void;
}

export function ImageTile(props: ImageTileProps) {
  const { image, place, sizes, eager, veiled, caption, tools, marks, over, onReport, onSave, onOpen } = props;
  const takes = useSceneVocabulary(Object.keys(image.take).length > 0);
  const title = shownTitle(image, takes);
  return (
    <div className={classes.tile} style={{ '--ratio': image.width / image.height, '--natural': image.width }}>
      <PictureOverlay
        marks={marks}
        tools={
          <>
            {tools}
            <a
              className={classes.round}
              href={signedAddressOf(image.image_url)}
              aria-label="Download"
              title="Download"
              onClick={onPlainClick(onSave)}
            >
              <Icon path={mdiDownload} />
            </a>
          </>
        }
      >
        <Veil veiled={veiled} onReport={onReport}>
          <button
            type="button"
            className={classes.open}
            data-picture={image.id}
            aria-haspopup="dialog"
            aria-label={`Open ${title}${place === null ? '' : `, ${place}`}`}
            onClick={onOpen}
            {...draggedWith(image)}
          >
            <Picture
              alt={title}
              width={image.width}
              height={image.height}
              src={image.webp_image_url}
              variants={image.variants}
              thumbhash={image.thumbhash}
              sizes={sizes}
              eager={eager}
            />
          </button>
        </Veil>
        {over}
      </PictureOverlay>
      {caption !== undefined && (
        // The name of the picture says the same.
        <p className={classes.caption} dir="auto" title={caption} aria-hidden>
          {caption}
        </p>
      )}
    </div>
  );
}
