import { useEffect, useState } from 'react';
import { DROPPED, filesOf } from '../dropped-files.ts';
import classes from './drop-target.module.css';

interface DropTargetProps {
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files that are dropped anywhere in the window but on a place of its own, or pasted, and shows while they are held over it. */
export function DropTarget({ label, onFiles }: DropTargetProps) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    // Entering a child leaves its parent: only leaving as often as entering is leaving the window.
    let depth = 0;
    const take = (data: DataTransfer | null, event: Event) => {
      const files = filesOf(data);
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    const onEnter = ({ dataTransfer }: DragEvent) => {
      if (!dataTransfer?.types.includes(DROPPED)) return;
      depth += 1;
      setOver(true);
    };
    const onLeave = ({ dataTransfer }: DragEvent) => {
      if (!dataTransfer?.types.includes(DROPPED)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const onOver = (event: DragEvent) => event.dataTransfer?.types.includes(DROPPED) && event.preventDefault();
    const onDrop = (event: DragEvent) => {
      depth = 0;
      setOver(false);
      if (!event.defaultPrevented) take(event.dataTransfer, event);
    };
    const onPaste = (event: ClipboardEvent) => take(event.clipboardData, event);
    const listeners = { dragenter: onEnter, dragleave: onLeave, dragover: onOver, drop: onDrop, paste: onPaste };
    for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        window.removeEventListener(name, listener as EventListener);
      }
    };
  }, [onFiles]);
  if (!over) return null;
  return (
    <div className={classes.veil} role="status">
      <p>{label}</p>
    </div>
  );
}
