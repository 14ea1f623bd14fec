import type { HeldImage } from '@kenna/contract';
import { mdiArrowLeft, mdiArrowRight, mdiClose } from '@mdi/js';
import { useEffect, type ReactNode } from 'react';
import { pictureTitle } from '../../../lib/pictures/picture-title.ts';
import { useSwipe } from '../../../lib/navigation/use-swipe.ts';
import { Modal } from '../../../ui/layers/modal.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PictureCorner } from '../../../ui/picture/picture-corner.tsx';
import { Veil } from '../../../ui/picture/veil.tsx';
import classes from './shared-collection.module.css';

interface SharedViewerProps {
  readonly images: readonly HeldImage[];
  /** Names of the authors by picture. Absent if one person made all pictures. */
  readonly makers?: ReadonlyMap<number, string>;
  readonly currentId: number;
  readonly allowExplicit: boolean;
  /** A mark at the corner of the picture. */
  readonly pin: (image: HeldImage) => ReactNode;
  /** Further actions on a picture. */
  readonly actions?: (image: HeldImage) => ReactNode;
  readonly onMove: (id: number) => void;
  readonly onClose: () => void;
}

/** Factor to which a picture is enlarged, beyond which it looks soft. The style sheet has the same. */
const ENLARGED = 2;

/**
 * A picture of a shared collection or of the showcase, filling the window. The arrow keys and swiping move to the
 * neighbouring pictures; Escape closes it.
 */
export function SharedViewer(props: SharedViewerProps) {
  const { images, currentId, makers, allowExplicit, pin, actions, onMove, onClose } = props;
  const at = images.findIndex(({ id }) => id === currentId);
  const [image, previous, next] = [images[at], images[at - 1], images[at + 1]];
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const other = { ArrowLeft: previous, ArrowRight: next }[key];
      if (other) onMove(other.id);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
  const step = (other: HeldImage | undefined) => other && onMove(other.id);
  const swipe = useSwipe({ onLeft: () => step(next), onRight: () => step(previous), enabled: true });
  if (!image) return null;
  return (
    <Modal
      opened
      inAddress
      fullScreen
      withCloseButton={false}
      onClose={onClose}
      transitionProps={{ duration: 180, transition: 'fade' }}
      classNames={{ content: classes.viewer ?? '', body: classes.viewerBody ?? '' }}
      attributes={{ content: { 'aria-label': pictureTitle(image) } }}
    >
      <div className={classes.viewerBar}>
        <IconButton label="Close" icon={mdiClose} keys="Esc" onClick={onClose} data-autofocus />
        <span className={classes.steps}>
          <IconButton
            label="Previous image"
            icon={mdiArrowLeft}
            keys="←"
            disabled={!previous}
            onClick={() => step(previous)}
          />
          <IconButton label="Next image" icon={mdiArrowRight} keys="→" disabled={!next} onClick={() => step(next)} />
        </span>
      </div>
      <div className={classes.large} {...swipe}>
        <Veil key={image.id} veiled={image.is_nsfw && !allowExplicit}>
          <img
            src={image.webp_image_url}
            alt={pictureTitle(image)}
            width={image.width}
            height={image.height}
            style={{ '--ratio': image.width / image.height, '--natural': image.width }}
          />
        </Veil>
        <PictureCorner ratio={image.width / image.height} maxWidth={ENLARGED * image.width}>
          {pin(image)}
        </PictureCorner>
      </div>
      <div className={classes.caption}>
        <div className={classes.words}>
          {image.prompt !== '' && <p>{image.prompt}</p>}
          {makers?.has(image.id) && <p className={classes.quiet}>{makers.get(image.id)}</p>}
          {image.notes.map((note, index) => (
            <p key={index} className={classes.quiet}>
              “{note}”
            </p>
          ))}
        </div>
        {image.prompt !== '' && <CopyButton label="Copy prompt" text={image.prompt} />}
        {actions?.(image)}
      </div>
    </Modal>
  );
}
