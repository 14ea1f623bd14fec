import type { ImageItem } from '@kenna/contract';
import { useState, type DragEvent, type KeyboardEvent } from 'react';
import { draggedWith } from '../../lib/pictures/dragged-picture.ts';
import { dropBefore } from './reorder.ts';

interface DragOrder {
  readonly ids: readonly number[];
  /** True if all pages of the list have been loaded. */
  readonly isWhole: boolean;
  /** Moves a picture before another one, or to the end for null. */
  readonly onOrder: (id: number, beforeId: number | null) => void;
}

interface Over {
  readonly on: number;
  readonly after: boolean;
}

const sideOf = ({ currentTarget, clientX }: DragEvent<HTMLElement>): boolean => {
  const { left, width } = currentTarget.getBoundingClientRect();
  return clientX > left + width / 2;
};

/** Lets a person reorder pictures by dragging, or by Alt with an arrow key on the focused picture. */
export function useDragOrder({ ids, isWhole, onOrder }: DragOrder) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<Over | null>(null);
  const drop = (id: number, at: Over) => {
    const before = dropBefore(ids, { id, ...at }, isWhole);
    if (before !== undefined) onOrder(id, before);
  };
  const step = (id: number, by: 1 | -1) => {
    const on = ids[ids.indexOf(id) + by];
    if (on !== undefined) drop(id, { on, after: by > 0 });
  };
  return (image: ImageItem) => {
    const { id } = image;
    const carried = draggedWith(image);
    return {
      draggable: true,
      'data-dragged': dragged === id,
      'data-drop': over?.on === id && dragged !== id ? (over.after ? 'after' : 'before') : undefined,
      onDragStart(event: DragEvent<HTMLElement>) {
        // It can also be dragged to a tool.
        carried.onDragStart(event);
        event.dataTransfer.effectAllowed = 'copyMove';
        setDragged(id);
      },
      onDragOver(event: DragEvent<HTMLElement>) {
        if (dragged === null) return;
        event.preventDefault();
        const after = sideOf(event);
        if (over?.on !== id || over.after !== after) setOver({ on: id, after });
      },
      onDrop(event: DragEvent<HTMLElement>) {
        event.preventDefault();
        if (dragged !== null) drop(dragged, { on: id, after: sideOf(event) });
      },
      onDragEnd() {
        carried.onDragEnd();
        setDragged(null);
        setOver(null);
      },
      onKeyDown(event: KeyboardEvent) {
        const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as 1 | -1 | undefined;
        if (!event.altKey || by === undefined) return;
        // Alt with an arrow key would otherwise navigate back or forward.
        event.preventDefault();
        step(id, by);
      },
    };
  };
}
