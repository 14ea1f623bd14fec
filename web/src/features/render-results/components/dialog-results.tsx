import type { ImageItem, RenderView } from '@kenna/contract';
import type { ReactNode } from 'react';
import { isPending } from '../render-results.api.ts';
import { rowWidth } from '../row-layout.ts';
import { FailedRender } from './failed-render.tsx';
import { ImageTile } from './image-tile.tsx';
import { PlaceholderTile } from './placeholder-tile.tsx';
import { RenderNotes } from './render-notes.tsx';
import classes from './results.module.css';

interface DialogResultsProps {
  readonly renders: readonly RenderView[];
  readonly allowExplicit: boolean;
  /** Buttons on a picture in addition to its download. */
  readonly tools: (image: ImageItem) => ReactNode;
  readonly marks: (image: ImageItem) => ReactNode;
  readonly onReport: (image: ImageItem) => void;
  readonly onSave: (image: ImageItem) => void;
  readonly onOpen: (image: ImageItem) => void;
  readonly onCancel: (renderId: number) => void;
  readonly onRetry: (renderId: number) => void;
}

/**
 * Results of the renders of a dialog, newest first: pictures, placeholders of pending pictures, or the reason for a
 * failure.
 */
export function DialogResults(props: DialogResultsProps) {
  const { renders, allowExplicit, tools, marks, onReport, onSave, onOpen, onCancel, onRetry } = props;
  return renders.map((render) => {
    const unfinished = isPending(render) ? render.placeholders.slice(render.images.length) : [];
    const places = [...render.images, ...unfinished];
    return (
      <section key={render.id} className={classes.band} aria-label={`Result ${render.id}`}>
        <div className={classes.row} style={{ maxWidth: rowWidth(places) }}>
          {render.images.map((image) => (
            <ImageTile
              key={image.id}
              image={image}
              sizes="(max-width: 639px) 50vw, 30vw"
              eager
              veiled={image.is_nsfw && !allowExplicit}
              tools={tools(image)}
              marks={marks(image)}
              onReport={() => onReport(image)}
              onSave={() => onSave(image)}
              onOpen={() => onOpen(image)}
            />
          ))}
          {unfinished.map((placeholder, index) => (
            <PlaceholderTile
              key={placeholder.index}
              placeholder={placeholder}
              render={render}
              leading={index === 0}
              onCancel={() => onCancel(render.id)}
            />
          ))}
        </div>
        {(render.status === 'error' || render.status === 'cancelled') && (
          <FailedRender render={render} onRetry={() => onRetry(render.id)} />
        )}
        <RenderNotes images={render.images} />
      </section>
    );
  });
}
