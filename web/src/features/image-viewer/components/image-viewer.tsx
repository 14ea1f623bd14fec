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
import { isForField } from '../viewer-keys.ts';
import { ImageDetails } from './image-details.tsx';
import { LineageStrip } from './lineage-strip.tsx';
import { ViewerGround } from './viewer-ground.tsx';
import classes from './image-viewer.module.css';

interface ImageViewerProps {
  readonly images: readonly ImageItem[];
  readonly currentId: number;
  readonly settings: RenderSettings | undefined;
  /** false: an explicit picture is veiled. */
  readonly allowExplicit: boolean;
  readonly actions: ViewerActions;
  /** What can be done with the picture elsewhere. */
  readonly tools: (image: ImageItem) => ReactNode;
  /** What people wrote on it. */
  readonly notes?: (image: ImageItem) => ReactNode;
  /** What keys do beside the viewer's own. */
  readonly keys?: Readonly<Record<string, (image: ImageItem) => void>>;
  /** Whether something else is open over it, to which the keys belong. */
  readonly covered?: boolean;
  /** Lets a person report a veiled picture. */
  readonly onReport?: (image: ImageItem) => void;
  /** Whether the picture before lies beside it, where there is one. */
  readonly comparing: boolean;
  readonly onCompare: (comparing: boolean) => void;
  readonly onMove: (id: number) => void;
  readonly onClose: () => void;
}

/** One picture, large on its ground, with a column that says how it was made. Keys: ← → z d esc, and those of the page; fingers swipe. */
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
  useFocusGivenBack();
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
      // What is given to the modal itself lands outside its dialog.
      attributes={{ content: { 'aria-label': shownTitle(image, takes) } }}
    >
      <ViewerGround
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

/** What had the focus when the picture opened has it again when it closes, by whichever way. */
function useFocusGivenBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
