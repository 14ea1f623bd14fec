import type { DragEvent, ReactNode } from 'react';
import { draggedPicture, isPictureDrag } from '../../../lib/pictures/dragged-picture.ts';
import classes from './image-source.module.css';

interface PicturePlaceProps {
  /** Called with the address of a picture of the page that is dropped on the content. */
  readonly onPicture: (url: string) => void;
  readonly children: ReactNode;
}

/** Accepts pictures of the page that are dropped on its content; the style sheet marks it while one is dragged. */
export function PicturePlace({ onPicture, children }: PicturePlaceProps) {
  const onDragOver = (event: DragEvent) => {
    if (isPictureDrag(event.dataTransfer)) event.preventDefault();
  };
  const onDrop = (event: DragEvent) => {
    const picture = draggedPicture(event.dataTransfer);
    if (picture === null) return;
    // The window's drop target ignores drops that are handled already.
    event.preventDefault();
    onPicture(picture.image_url);
  };
  return (
    <div className={classes.place} data-takes-picture onDragOver={onDragOver} onDrop={onDrop}>
      {children}
    </div>
  );
}
