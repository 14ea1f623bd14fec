import type { ImageItem } from '@kenna/contract';
import type { DragEvent } from 'react';

/** Entry in `DataTransfer.types` of a drag with a picture of this page. */
const PICTURE_TYPE = 'application/x-kenna-picture';

/**
 * The pictures that are dragged, first the one under the pointer. They are not read from the data of the drag, because
 * other sites may drag data of any type into the page.
 */
let dragged: readonly ImageItem[] = [];

function endDrag(): void {
  dragged = [];
  document.documentElement.removeAttribute('data-dragging');
  window.removeEventListener('pointermove', endDrag);
}

/**
 * Attributes of an element whose picture can be dragged to a tool or a collection; not with Shift, which a list may use for
 * selecting. `together`: read when a drag begins, the pictures that come with this one.
 */
export const draggedWith = (image: ImageItem, together?: () => readonly ImageItem[]) => ({
  draggable: true,
  onDragStart(event: DragEvent) {
    if (event.shiftKey) return event.preventDefault();
    const { dataTransfer } = event;
    dragged = [image, ...(together?.().filter(({ id }) => id !== image.id) ?? [])];
    dataTransfer.setData(PICTURE_TYPE, image.image_url);
    dataTransfer.effectAllowed = 'copy';
    // Style sheets mark the places that take a picture.
    document.documentElement.setAttribute('data-dragging', 'picture');
    // The end of a drag is not announced when its element has left the page. During a drag no pointer moves.
    window.addEventListener('pointermove', endDrag);
  },
  onDragEnd: endDrag,
});

/** Whether a drag over the page brings one of its pictures, so that a place may accept it. */
export const isPictureDrag = (data: DataTransfer | null): boolean =>
  dragged.length > 0 && (data?.types.includes(PICTURE_TYPE) ?? false);

/** The dropped pictures; none when the drop brings none. */
export const draggedPictures = (data: DataTransfer | null): readonly ImageItem[] =>
  isPictureDrag(data) ? dragged : [];

/** The dropped picture, for a place that takes only one; null when the drop brings none. */
export const draggedPicture = (data: DataTransfer | null): ImageItem | null => draggedPictures(data)[0] ?? null;
