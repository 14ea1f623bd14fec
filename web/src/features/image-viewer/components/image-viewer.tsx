import { Button } from '@mantine/core';
import type { ImageItem, RenderSettings } from '@kenna/contract';
import { mdiArrowLeft, mdiArrowRight, mdiClose } from '@mdi/js';
import { useEffect, useState, type ReactNode } from 'react';
import { useSwipe } from '../../../lib/navigation/use-swipe.ts';
import { Modal } from '../../../ui/layers/modal.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useSceneVocabulary } from '../../../lib/pictures/scene-vocabulary.ts';
import { shownTitle } from '../../../lib/pictures/take-words.ts';
import { useShownImage } from '../shown-image.ts';
import type { ViewerActions } from '../viewer-actions.ts';
import { isForField } from '../is-for-field.ts';
import { ImageDetails } from './image-details.tsx';
import { LineageStrip } from './lineage-strip.tsx';
import { ViewerPicture } from './viewer-picture.tsx';
import classes from './image-viewer.module.css';

interface ImageViewerProps {
  readonly images: readonly ImageItem[];
  readonly currentId: number;
  readonly settings: RenderSettings | undefined;
  /** When false, an explicit picture is blurred. */
  readonly allowExplicit: boolean;
  readonly actions: ViewerActions;
  /** Buttons for the tools that can open the picture. */
  readonly tools: (image: ImageItem) => ReactNode;
  /** Comments of people on the picture. */
  readonly notes?: (image: ImageItem) => ReactNode;
  /** Keyboard shortcuts in addition to the viewer's own. */
  readonly keys?: Readonly<Record<string, (image: ImageItem) => void>>;
  /** True while something else is open over the viewer; its keyboard shortcuts are then off. */
  readonly covered?: boolean;
  /** Called when a person reports a blurred picture. */
  readonly onReport?: (image: ImageItem) => void;
  /** True to compare the picture with the one it was made from, if there is one. */
  readonly comparing: boolean;
  readonly onCompare: (comparing: boolean) => void;
  readonly onMove: (id: number) => void;
  readonly onClose: () => void;
}

/**
 * One picture at a large size, with a column that shows how it was made. Keys: ← and → for the neighbouring pictures, z
 * to zoom, d to download, Escape to close, and those in `keys`. Swiping moves to the neighbouring pictures as well.
 */
export function ImageViewer({
  images,
  currentId,
  settings,
  allowExplicit,
  actions,
  tools,
  notes,
  keys = {},
  covered = false,
  onReport,
  comparing,
  onCompare,
  onMove,
  onClose,
}: ImageViewerProps) {
  const at = images.findIndex(({ id }) => id === currentId);
  const { image, lineage, before } = useShownImage(images, currentId);
  const [zoomed, setZoomed] = useState(false);
  const previous = at < 0 ? undefined : images[at - 1];
  const next = at < 0 ? undefined : images[at + 1];
  const move = (other: ImageItem | undefined) => {
    if (!other) return;
    setZoomed(false);
    onMove(other.id);
  };

  const swipe = useSwipe({ onLeft: () => move(next), onRight: () => move(previous), enabled: !zoomed });
  const takes = useSceneVocabulary(image !== undefined && Object.keys(image.take).length > 0);
  useReturnFocus();
  useEffect(() => {
    if (!image || covered) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isForField(event)) return;
      if (event.key === 'ArrowLeft') move(previous);
      else if (event.key === 'ArrowRight') move(next);
      else if (event.key === 'z') setZoomed((zoom) => !zoom);
      else if (event.key === 'd') actions.download(image);
      else keys[event.key]?.(image);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  if (!image) return null;
  return (
    <Modal
      opened
      inAddress
      onClose={onClose}
      closeOnEscape={!covered}
      fullScreen
      returnFocus={false}
      withCloseButton={false}
      transitionProps={{ duration: 180, transition: 'fade' }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
      // Attributes of the modal itself would be set on an element outside its dialog.
      attributes={{ content: { 'aria-label': shownTitle(image, takes) } }}
    >
      <ViewerPicture
        image={image}
        takes={takes}
        before={comparing ? before : null}
        veiled={image.is_nsfw && !allowExplicit}
        onReport={onReport && (() => onReport(image))}
        zoomed={zoomed}
        onZoom={() => setZoomed(!zoomed)}
        swipe={swipe}
      />
      <div className={classes.step} data-side="before">
        <IconButton
          label="Previous image"
          icon={mdiArrowLeft}
          tone="scrim"
          disabled={!previous}
          onClick={() => move(previous)}
        />
      </div>
      <div className={classes.step} data-side="after">
        <IconButton label="Next image" icon={mdiArrowRight} tone="scrim" disabled={!next} onClick={() => move(next)} />
      </div>
      <div className={classes.close}>
        <IconButton label="Close" icon={mdiClose} tone="scrim" onClick={onClose} data-autofocus />
      </div>
      <ImageDetails image={image} settings={settings} actions={actions} tools={tools(image)}>
        {before !== null && (
          <Button variant="default" size="md" aria-pressed={comparing} onClick={() => onCompare(!comparing)}>
            {comparing ? 'Show alone' : 'Compare with before'}
          </Button>
        )}
        {lineage !== undefined && lineage.length > 1 && (
          <LineageStrip lineage={lineage} allowExplicit={allowExplicit} onMove={onMove} />
        )}
        {notes?.(image)}
      </ImageDetails>
    </Modal>
  );
}

/** However the viewer is closed, the element that had the focus before gets it back. */
function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
