import { modelTitle, type ImageItem, type RenderSettings, type RenderView } from '@kenna/contract';
import { mdiContentDuplicate, mdiDownload, mdiPlaylistRemove, mdiRefresh, mdiTrashCanOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { useProductName } from '../../../lib/text/product-name.ts';
import { useSceneVocabulary } from '../../../lib/pictures/scene-vocabulary.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { isPending } from '../render-results.api.ts';
import { rowWidth, sizesOf } from '../row-layout.ts';
import { renderTitle } from '../render-title.ts';
import { FailedRender } from './failed-render.tsx';
import { RenderNotes } from './render-notes.tsx';
import { ImageTile } from './image-tile.tsx';
import { PlaceholderTile } from './placeholder-tile.tsx';
import classes from './results.module.css';

export interface BandActions {
  readonly open: (imageId: number) => void;
  readonly cancel: (renderId: number) => void;
  readonly retry: (renderId: number) => void;
  readonly remove: (renderId: number) => void;
  /** Sends the same request again with another seed. */
  readonly again: (settings: RenderSettings) => void;
  /** Copies all settings into the panel. */
  readonly use: (settings: RenderSettings) => void;
  /** Buttons on a picture in addition to its download. */
  readonly tools: (image: ImageItem) => ReactNode;
  /** Marks at the bottom edge of a picture. */
  readonly marks: (image: ImageItem) => ReactNode;
  readonly report: (image: ImageItem) => void;
  /** Downloads pictures. */
  readonly save: (images: readonly ImageItem[]) => void;
  /** Moves all pictures of a render to the bin. */
  readonly trashAll: (images: readonly ImageItem[]) => void;
}

interface RenderBandProps {
  readonly render: RenderView;
  readonly actions: BandActions;
  readonly eager: boolean;
  readonly allowExplicit: boolean;
}

/** One render: its pictures in one row, each in its own aspect ratio, and a line with its title and actions below. */
export function RenderBand({ render, actions, eager, allowExplicit }: RenderBandProps) {
  const pending = isPending(render);
  const unfinished = pending
    ? render.placeholders.slice(0, Math.max(0, render.settings.image_count - render.images.length))
    : [];
  const places = [...render.images, ...unfinished];
  const title = renderTitle(render.settings, useSceneVocabulary(render.settings.takes.length > 0));
  return (
    <article className={classes.band} aria-label={title}>
      {places.length > 0 && (
        <div className={classes.row} style={{ maxWidth: rowWidth(places) }}>
          {render.images.map((image) => (
            <ImageTile
              key={image.id}
              image={image}
              sizes={sizesOf(image, places)}
              eager={eager}
              veiled={image.is_nsfw && !allowExplicit}
              tools={actions.tools(image)}
              marks={actions.marks(image)}
              onReport={() => actions.report(image)}
              onSave={() => actions.save([image])}
              onOpen={() => actions.open(image.id)}
            />
          ))}
          {unfinished.map((placeholder, index) => (
            <PlaceholderTile
              key={placeholder.index}
              placeholder={placeholder}
              render={render}
              // Only the first placeholder shows the progress of the render.
              leading={index === 0}
              onCancel={() => actions.cancel(render.id)}
            />
          ))}
        </div>
      )}
      {(render.status === 'error' || render.status === 'cancelled') && (
        <FailedRender render={render} onRetry={() => actions.retry(render.id)} />
      )}
      <RenderNotes images={render.images} />
      <BandFoot render={render} title={title} actions={actions} pending={pending} />
    </article>
  );
}

interface BandFootProps {
  readonly render: RenderView;
  readonly title: string;
  readonly actions: BandActions;
  readonly pending: boolean;
}

function BandFoot({ render, title, actions, pending }: BandFootProps) {
  const { settings, images, can } = render;
  const worded = settings.prompt !== '';
  const productName = useProductName();
  return (
    <div className={classes.foot}>
      <p className={classes.prompt} dir="auto">
        {title}
      </p>
      <p className={classes.meta}>
        {worded && <span>{modelTitle(settings.model, productName)}</span>}
        {worded && <span data-detail>seed {settings.seed}</span>}
        <RelativeTime moment={render.created_at} />
        {images[0]?.engine && <span data-detail>{images[0].engine}</span>}
      </p>
      <div className={classes.actions}>
        {!pending && settings.scene_image_id === null && (
          <IconButton label="Create again" icon={mdiRefresh} onClick={() => actions.again(settings)} />
        )}
        <IconButton label="Use all settings" icon={mdiContentDuplicate} onClick={() => actions.use(settings)} />
        {worded && <CopyButton label="Copy prompt" text={settings.prompt} />}
        {!pending && images.length > 0 && (
          <IconButton
            label={images.length === 1 ? 'Download' : 'Download all'}
            icon={mdiDownload}
            onClick={() => actions.save(images)}
          />
        )}
        {!pending && images.length > 0 && (
          <IconButton
            label={images.length === 1 ? 'Delete image' : 'Delete all images'}
            icon={mdiTrashCanOutline}
            onClick={() => actions.trashAll(images)}
          />
        )}
        {!pending && can.delete && (
          <IconButton
            label="Remove from this list"
            icon={mdiPlaylistRemove}
            onClick={() => actions.remove(render.id)}
          />
        )}
      </div>
    </div>
  );
}
