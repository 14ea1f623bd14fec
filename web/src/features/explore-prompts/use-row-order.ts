import { useState, type DragEvent, type KeyboardEvent } from 'react';
import { moveItem } from './move-item.ts';

interface RowOrder {
  readonly ids: readonly number[];
  readonly onOrder: (ids: readonly number[]) => void;
}

/** Lets a person reorder rows by dragging, or by Alt with an arrow key on the focused row. */
export function useRowOrder({ ids, onOrder }: RowOrder) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);

  function move(id: number, onto: number | undefined) {
    if (onto !== undefined && onto !== id) onOrder(moveItem(ids, id, onto));
  }
  const step = (id: number, by: 1 | -1) => move(id, ids[ids.indexOf(id) + by]);

  const rowOf = (id: number) => ({
    draggable: true,
    'data-dragged': dragged === id,
    'data-drop': over === id && dragged !== null && dragged !== id ? side(ids, dragged, id) : undefined,
    onDragStart(event: DragEvent<HTMLElement>) {
      event.dataTransfer.effectAllowed = 'move';
      setDragged(id);
    },
    onDragOver(event: DragEvent<HTMLElement>) {
      if (dragged === null) return;
      event.preventDefault();
      setOver(id);
    },
    onDrop(event: DragEvent<HTMLElement>) {
      event.preventDefault();
      if (dragged !== null) move(dragged, id);
    },
    onDragEnd() {
      setDragged(null);
      setOver(null);
    },
    onKeyDown(event: KeyboardEvent) {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
      if (!event.altKey || by === undefined) return;
      event.preventDefault();
      step(id, by);
    },
  });
  return { rowOf, step };
}

const side = (ids: readonly number[], from: number, to: number) =>
  ids.indexOf(from) < ids.indexOf(to) ? 'after' : 'before';
