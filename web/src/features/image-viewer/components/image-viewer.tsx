import { Button } from '@mantine/core';
import { signedAddressOf, type ImageItem, type RenderSettings } from '@kenna/contract';
import { mdiArrowLeft, mdiArrowRight, mdiClose, mdiCompareHorizontal, mdiDownload } from '@mdi/js';
import { type ReactNode, useEffect, useState } from 'react';
import { isForField } from '../../../lib/browser/is-for-field.ts';
import { useCommands, type Command } from '../../../lib/commands/commands.ts';
import { Modal } from '../../../ui/layers/modal.tsx';
import { onPlainClick } from '../../../lib/browser/plain-click.ts';
import { useReturnFocus } from '../../../ui/layers/use-return-focus.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useSceneVocabulary } from '../../../lib/pictures/scene-vocabulary.ts';
import { shownTitle } from '../../../lib/pictures/take-words.ts';
import { useShownImage } from '../shown-image.ts';
import type { ViewerActions, WorkedOn } from '../viewer-actions.ts';
import { ImageDetails } from './image-details.tsx';
import { LineageStrip } from './lineage-strip.tsx';
import { TakeStrip, type ViewerTake } from './take-strip.tsx';
import { ViewerPicture } from './viewer-picture.tsx';
import classes from './image-viewer.module.css';

interface ImageViewerProps {
  readonly images: readonly ImageItem[];
  readonly currentId: number;
  readonly settings: RenderSettings | undefined;
  /** When false, an explicit picture is blurred. */
  readonly allowExplicit: boolean;
  readonly actions: ViewerActions;
  /** Buttons in the foot after the download. */
  readonly tools: (image: ImageItem) => ReactNode;
  /** Pictures that were drawn from one another in the viewer, oldest first; empty shows none. */
  readonly takes?: readonly ViewerTake[];
  /** Shown over the opened picture: the progress of one that is drawn from it, or a live preview of one. */
  readonly progress?: ReactNode;
  /** The part of the opened picture that is worked on, to which phones and tablets zoom. */
  readonly workedOn?: WorkedOn | null;
  /** Id of the picture in `images` whose neighbours the arrow keys open; by default the opened one. */
  readonly anchorId?: number;
  /** A mark at the corner of the picture. */
  readonly pin?: (image: ImageItem) => ReactNode;
  /** Opens what is recorded of the steps of its lineage. */
  readonly history?: (image: ImageItem) => ReactNode;
  /** Comments of people on the picture. */
  readonly notes?: (image: ImageItem) => ReactNode;
  /** A section that lays pictures on the piece of the picture. */
  readonly placing?: (image: ImageItem) => ReactNode;
  /** Buttons in the foot in place of the others, while something is done to the picture; false for none. */
  readonly foot?: (image: ImageItem) => ReactNode;
  /** Keyboard shortcuts in addition to the viewer's own. */
  readonly keys?: Readonly<Record<string, (image: ImageItem) => void>>;
  /** Actions on the picture in the command palette, in addition to the viewer's own. */
  readonly commands?: (image: ImageItem) => readonly Command[];
  /** True while something else is open over the viewer; its keyboard shortcuts are then off. */
  readonly covered?: boolean;
  /** Called when a person reports a blurred picture. */
  readonly onReport?: (image: ImageItem) => void;
  /** True to compare the picture with `besideId`, or else with the one it was made from, if there is one. */
  readonly comparing: boolean;
  /** Id of another picture that a person chose to compare with. */
  readonly besideId?: number | null;
  readonly onCompare: (comparing: boolean) => void;
  readonly onMove: (id: number) => void;
  readonly onClose: () => void;
}

const COMPARE = { before: 'Compare with before', chosen: 'Compare' } as const;

/**
 * One picture at a large size, with a column that shows how it was made. Keys: ← and → for the neighbouring pictures, z
 * to zoom, d to download, r to turn the piece round, Escape to close, and those in `keys`. Swiping moves to the
 * neighbouring pictures as well.
 */
export function ImageViewer({
  images,
  currentId,
  settings,
  allowExplicit,
  actions,
  tools,
  takes: drawn = [],
  progress,
  workedOn = null,
  anchorId = currentId,
  pin,
  history,
  notes,
  placing,
  foot,
  keys = {},
  commands,
  covered = false,
  onReport,
  comparing,
  besideId = null,
  onCompare,
  onMove,
  onClose,
}: ImageViewerProps) {
  const at = images.findIndex(({ id }) => id === anchorId);
  const { image, lineage, before: source } = useShownImage(images, currentId);
  const beside = useShownImage(images, besideId ?? currentId).image;
  const isVeiled = (shown: ImageItem) => shown.is_nsfw && !allowExplicit;
  const other = besideId === null ? source : (beside ?? null);
  // A picture that the person has not asked to see is not shown beside another.
  const before = other === null || isVeiled(other) ? null : other;
  const previous = at < 0 ? undefined : images[at - 1];
  const next = at < 0 ? undefined : images[at + 1];
  const move = (other: ImageItem | undefined) => {
    if (other) onMove(other.id);
  };

  const compareLabel = comparing ? 'Show alone' : COMPARE[besideId === null ? 'before' : 'chosen'];
  const takes = useSceneVocabulary([image, beside].some((shown) => Object.keys(shown?.take ?? {}).length > 0));
  const [openedId] = useState(anchorId);
  // After moving through the pictures the focus returns to the one that was seen last.
  useReturnFocus(anchorId === openedId ? undefined : `[data-picture="${anchorId}"]`);
  useCommands(
    'This picture',
    image === undefined
      ? []
      : [
          { label: 'Download', icon: mdiDownload, keys: 'D', run: () => actions.download(image) },
          ...(commands?.(image) ?? []),
          ...(before === null
            ? []
            : [
                {
                  label: compareLabel,
                  icon: mdiCompareHorizontal,
                  run: () => onCompare(!comparing),
                },
              ]),
          ...(next ? [{ label: 'Next image', icon: mdiArrowRight, keys: '→', run: () => move(next) }] : []),
          ...(previous ? [{ label: 'Previous image', icon: mdiArrowLeft, keys: '←', run: () => move(previous) }] : []),
        ],
  );
  useEffect(() => {
    if (!image || covered) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isForField(event)) return;
      if (event.key === 'ArrowLeft') move(previous);
      else if (event.key === 'ArrowRight') move(next);
      else if (event.key === 'd') actions.download(image);
      else keys[event.key]?.(image);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  if (!image) return null;
  const instead = foot?.(image);
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
      <div className={classes.scroll}>
        <ViewerPicture
          image={image}
          takes={takes}
          before={comparing ? before : null}
          isChosen={besideId !== null}
          veiled={isVeiled(image)}
          onReport={onReport && (() => onReport(image))}
          over={progress}
          workedOn={workedOn}
          pin={pin?.(image)}
          below={drawn.length > 0 && <TakeStrip takes={drawn} allowExplicit={allowExplicit} />}
          listens={!covered}
          onNext={() => move(next)}
          onPrevious={() => move(previous)}
        />
        <div className={classes.step} data-side="before">
          <IconButton
            label="Previous image"
            keys="←"
            icon={mdiArrowLeft}
            tone="scrim"
            disabled={!previous}
            onClick={() => move(previous)}
          />
        </div>
        <div className={classes.step} data-side="after">
          <IconButton
            label="Next image"
            keys="→"
            icon={mdiArrowRight}
            tone="scrim"
            disabled={!next}
            onClick={() => move(next)}
          />
        </div>
        <div className={classes.close}>
          <IconButton label="Close" icon={mdiClose} keys="Esc" tone="scrim" onClick={onClose} data-autofocus />
        </div>
        <ImageDetails
          image={image}
          panels={drawn.length > 0 ? anchorId : image.id}
          settings={settings}
          actions={actions}
          listens={!covered}
          placing={placing?.(image)}
        >
          {before !== null && (
            <Button variant="default" size="md" aria-pressed={comparing} onClick={() => onCompare(!comparing)}>
              {compareLabel}
            </Button>
          )}
          {lineage !== undefined && lineage.length > 1 && (
            <LineageStrip lineage={lineage} history={history?.(image)} allowExplicit={allowExplicit} onMove={onMove} />
          )}
          {notes?.(image)}
        </ImageDetails>
      </div>
      <div className={classes.foot} role="group" aria-label="Actions" data-instead={Boolean(instead)}>
        {instead || (
          <>
            <Button
              component="a"
              href={signedAddressOf(image.image_url)}
              size="md"
              title="Download · D"
              leftSection={<Icon path={mdiDownload} />}
              onClick={onPlainClick(() => actions.download(image))}
            >
              Download
            </Button>
            {tools(image)}
            {comparing && besideId !== null && before !== null && (
              <p className={classes.belongs}>For “{shownTitle(image, takes)}”</p>
            )}
          </>
        )}
      </div>
    </Modal>
  );
}
