import { useEffect, useState } from 'react';
import { draggedPicture, isPictureDrag } from '../../../lib/pictures/dragged-picture.ts';
import { FILES_TYPE, filesOf, filesWithFolders } from '../dropped-files.ts';
import classes from './drop-target.module.css';

interface DropTargetProps {
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
  /** Called with the address of a picture of the page that is dropped. Without it such pictures are not accepted. */
  readonly onPicture?: (url: string) => void;
  /**
   * `last` is the target of the whole product, which takes only what no page or dialog takes; `first` is that of what
   * covers a page, which leaves the page nothing.
   */
  readonly rank?: Rank;
}

type Rank = 'first' | 'page' | 'last';

/** Number of targets of each rank. */
const targets: Record<Rank, number> = { first: 0, page: 0, last: 0 };
const BEFORE: Record<Rank, readonly Rank[]> = { first: [], page: ['first'], last: ['first', 'page'] };

/**
 * Accepts files that are pasted, and files and pictures of the page that are dropped anywhere in the window except on an
 * element that handles drops itself. An overlay shows while files are dragged over the window.
 */
export function DropTarget({ label, onFiles, onPicture, rank = 'page' }: DropTargetProps) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    targets[rank] += 1;
    return () => void (targets[rank] -= 1);
  }, [rank]);
  useEffect(() => {
    // Entering a child element also fires `dragleave` on its parent. The drag has left the window when as many elements
    // were left as entered.
    let depth = 0;
    const isOthers = () => BEFORE[rank].some((earlier) => targets[earlier] > 0);
    const take = (data: DataTransfer | null, event: Event) => {
      const files = filesOf(data);
      if (data === null || files.length === 0 || event.defaultPrevented || isOthers()) return;
      event.preventDefault();
      const whole = filesWithFolders(data);
      if (whole === null) onFiles(files);
      else void whole.then(onFiles);
    };
    const onEnter = ({ dataTransfer }: DragEvent) => {
      if (!dataTransfer?.types.includes(FILES_TYPE) || isOthers()) return;
      depth += 1;
      setOver(true);
    };
    const onLeave = ({ dataTransfer }: DragEvent) => {
      if (!dataTransfer?.types.includes(FILES_TYPE)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const onOver = (event: DragEvent) => {
      const isTaken = onPicture !== undefined && isPictureDrag(event.dataTransfer);
      if (isOthers()) return;
      if (isTaken || event.dataTransfer?.types.includes(FILES_TYPE)) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      depth = 0;
      setOver(false);
      if (event.defaultPrevented || isOthers()) return;
      const picture = draggedPicture(event.dataTransfer);
      if (picture === null) return take(event.dataTransfer, event);
      event.preventDefault();
      onPicture?.(picture.image_url);
    };
    const onPaste = (event: ClipboardEvent) => take(event.clipboardData, event);
    const listeners = { dragenter: onEnter, dragleave: onLeave, dragover: onOver, drop: onDrop, paste: onPaste };
    for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        window.removeEventListener(name, listener as EventListener);
      }
    };
  }, [onFiles, onPicture, rank]);
  if (!over) return null;
  return (
    <div className={classes.veil} role="status">
      <p>{label}</p>
    </div>
  );
}
