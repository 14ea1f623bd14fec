import type { ImageItem } from '@kenna/contract';
import type { DragEvent } from 'react';

/** Entry in `DataTransfer.types` of a drag with a picture of this page. */
const PICTURE_TYPE = 'application/x-kenna-picture';

/**
 * The picture that is dragged. It is not read from the data of the drag, because other sites may drag data of
 * any type into the page.
 */
let dragged: ImageItem | null = null;

/** Attributes of an element whose picture can be dragged to a tool or a collection. */
export const draggedWith = (image: ImageItem) => ({
  draggable: true,
  onDragStart({ dataTransfer }: DragEvent) {
    dragged = image;
    dataTransfer.setData(PICTURE_TYPE, image.image_url);
    dataTransfer.effectAllowed = 'copy';
    // Style sheets mark the places that take a picture.
    document.documentElement.setAttribute('data-dragging', 'picture');
  },
  onDragEnd() {
    dragged = null;
    document.documentElement.removeAttribute('data-dragging');
  },
});

/** Whether a drag over the page brings one of its pictures, so that a place may accept it. */
export const isPictureDrag = (data: DataTransfer | null): boolean =>
  dragged !== null && (data?.types.includes(PICTURE_TYPE) ?? false);

/** The dropped picture; null when the drop brings none. */
export const draggedPicture = (data: DataTransfer | null): ImageItem | null => (isPictureDrag(data) ? dragged : null);
