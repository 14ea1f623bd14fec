import { Modal } from '@mantine/core';
import { fileNameOf, type ImageItem, type RenderSettings } from '@kenna/contract';
import { mdiArrowLeft, mdiArrowRight, mdiClose } from '@mdi/js';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Veil } from '../../../ui/veil.tsx';
import { useSceneVocabulary } from '../../../lib/scene-vocabulary.ts';
import { shownTitle } from '../../../lib/take-words.ts';
import type { ViewerActions } from '../viewer-actions.ts';
import { isForField } from '../viewer-keys.ts';
import { ImageDetails } from './image-details.tsx';
import classes from './image-viewer.module.css';

interface ImageViewerProps {
  readonly images: readonly ImageItem[];
  readonly currentId: number;
  readonly settings: RenderSettings | undefined;
  /** false: an explicit picture is veiled. */
  readonly allowExplicit: boolean;
  readonly actions: ViewerActions;
  readonly onMove: (id: number) => void;
  readonly onClose: () => void;
}

/** One picture, large on its ground, with a column that says how it was made. Keys: ← → z d esc. */
export function ImageViewer({
  images,
  currentId,
  settings,
  allowExplicit,
  actions,
  onMove,
  onClose,
}: ImageViewerProps) {
  const at = images.findIndex(({ id }) => id === currentId);
  const image = images[at];
  const [zoomed, setZoomed] = useState(false);
  const before = images[at - 1];
  const after = images[at + 1];
  const move = (other: ImageItem | undefined) => {
    if (!other) return;
    setZoomed(false);
    onMove(other.id);
  };

  const takes = useSceneVocabulary(image !== undefined && Object.keys(image.take).length > 0);
  useFocusGivenBack();
  useEffect(() => {
    if (!image) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isForField(event)) return;
      if (event.key === 'ArrowLeft') move(before);
      else if (event.key === 'ArrowRight') move(after);
      else if (event.key === 'z') setZoomed((zoom) => !zoom);
      else if (event.key === 'd') download(image);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  if (!image) return null;
  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen
      returnFocus={false}
      withCloseButton={false}
      transitionProps={{ duration: 180, transition: 'fade' }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
      aria-label={shownTitle(image, takes)}
    >
      <div className={classes.ground} data-zoomed={zoomed}>
        <Veil key={image.id} veiled={image.is_nsfw && !allowExplicit}>
          <button
            type="button"
            className={classes.picture}
            aria-label={zoomed ? 'Fit to the screen' : 'Show at full size'}
            aria-pressed={zoomed}
            onClick={() => setZoomed(!zoomed)}
          >
            <img
              alt={shownTitle(image, takes)}
              width={image.width}
              height={image.height}
              src={zoomed ? image.image_url : image.webp_image_url}
            />
          </button>
        </Veil>
      </div>
      <div className={classes.step} data-side="before">
        <IconButton
          label="Previous image"
          icon={mdiArrowLeft}
          tone="scrim"
          disabled={!before}
          onClick={() => move(before)}
        />
      </div>
      <div className={classes.step} data-side="after">
        <IconButton
          label="Next image"
          icon={mdiArrowRight}
          tone="scrim"
          disabled={!after}
          onClick={() => move(after)}
        />
      </div>
      <div className={classes.close}>
        <IconButton label="Close" icon={mdiClose} tone="scrim" onClick={onClose} data-autofocus />
      </div>
      <ImageDetails image={image} settings={settings} actions={actions} />
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

function download(image: ImageItem): void {
  const link = document.createElement('a');
  link.href = image.image_url;
  link.download = `${fileNameOf(image.prompt, image.seed)}.png`;
  link.click();
}
