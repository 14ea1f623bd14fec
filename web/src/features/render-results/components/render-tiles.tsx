import type { ImageItem, Placeholder, RenderView } from '@kenna/contract';
import type { ReactNode } from 'react';
import type { BandActions } from '../band-actions.ts';
import { isPending } from '../render-results.api.ts';
import { settingsOf } from '../../../lib/pictures/settings-of.ts';
import { ImageTile } from './image-tile.tsx';
import { PlaceholderTile } from './placeholder-tile.tsx';

interface RenderTilesProps {
  readonly render: RenderView;
  readonly actions: BandActions;
  readonly eager: boolean;
  readonly allowExplicit: boolean;
  /** `sizes` attribute of a picture. */
  readonly sizes: (image: ImageItem) => string;
  /** Position of the only picture to show; null shows all. */
  readonly alone?: number | null;
  /** With false, the progress of the render is shown elsewhere than in its first pending picture. */
  readonly showsProgress?: boolean;
  /** A line below each picture. */
  readonly caption?: string;
  /** Content over a picture, such as its state before. Not shown over a blurred picture. */
  readonly over?: (image: ImageItem) => ReactNode;
}

/** Placeholders of the pictures that a render has not delivered yet. */
export const unfinishedOf = (render: RenderView): readonly Placeholder[] =>
  isPending(render)
    ? render.placeholders.slice(0, Math.max(0, settingsOf(render.settings).count - render.images.length))
    : [];

/** The pictures of a render, and placeholders of those that are pending. */
export function RenderTiles({
  render,
  actions,
  eager,
  allowExplicit,
  sizes,
  alone = null,
  showsProgress = true,
  caption,
  over,
}: RenderTilesProps) {
  const isShown = (index: number) => alone === null || alone === index;
  const { images } = render;
  return (
    <>
      {images.map((image, index) => {
        const veiled = image.is_nsfw && !allowExplicit;
        return (
          isShown(index) && (
            <ImageTile
              key={image.id}
              image={image}
              place={images.length > 1 ? `${index + 1} of ${images.length}` : null}
              sizes={sizes(image)}
              eager={eager}
              veiled={veiled}
              caption={caption}
              tools={actions.tools(image)}
              marks={actions.marks(image)}
              over={!veiled && over?.(image)}
              onReport={() => actions.report(image)}
              onSave={() => actions.save([image])}
              onOpen={() => actions.open(image.id)}
            />
          )
        );
      })}
      {unfinishedOf(render).map(
        (placeholder, index) =>
          isShown(images.length + index) && (
            <PlaceholderTile
              key={placeholder.index}
              placeholder={placeholder}
              render={render}
              // Only the first placeholder shows the progress of the render.
              leading={showsProgress && (index === 0 || alone !== null)}
              onCancel={() => actions.cancel(render.id)}
            />
          ),
      )}
    </>
  );
}
