import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { Masonry } from '../../../ui/masonry/masonry.tsx';
import { libraryKey } from '../library-keys.ts';
import type { LibraryImage } from '../my-images.api.ts';
import type { SelectionControl } from '../use-selection.ts';
import { useDragSelect } from '../use-drag-select.ts';
import { LibraryTile } from './library-tile.tsx';
import classes from './library.module.css';

interface LibraryWallProps {
  readonly images: readonly LibraryImage[];
  readonly selection: SelectionControl;
  readonly allowExplicit: boolean;
  /** True if a dialog is open over the page. The wall then ignores keys. */
  readonly covered: boolean;
  readonly tools: (image: LibraryImage) => ReactNode;
  readonly marks: (image: LibraryImage) => ReactNode;
  readonly onReport: (image: LibraryImage) => void;
  readonly onOpen: (id: number) => void;
  /** Actions by key, called with the selected pictures, or with the focused one if none is selected. */
  readonly keys: Readonly<Record<string, (images: readonly LibraryImage[]) => void>>;
}

/** Approximate width of a column in CSS pixels, gap included. */
const COLUMN_WIDTH = 260;

/** Number of columns for a wall of this width in CSS pixels. */
const columnsOf = (width: number): number => Math.max(2, Math.round(width / COLUMN_WIDTH));

/**
 * The pictures of a tab. A picture, or all selected ones, can be dragged to a tool or a collection; a drag that begins beside
 * the pictures, or with Shift on one, selects. The left and right arrow keys move the focus, X selects, Ctrl A selects all
 * and Escape clears the selection; `keys` adds others.
 */
export function LibraryWall(props: LibraryWallProps) {
  const { images, selection, allowExplicit, covered, tools, marks, onReport, onOpen, keys } = props;
  const wall = useRef<HTMLDivElement>(null);
  const { band, onPointerDown } = useDragSelect({ wall, selected: selection.ids, onSelect: selection.selectOnly });
  const selected = useRef(selection.images);
  useEffect(() => {
    selected.current = selection.images;
  }, [selection.images]);
  // It stays the same when the selection changes, so that tiles do not render again.
  const together = useCallback((image: LibraryImage) => {
    const isSelected = selected.current.some(({ id }) => id === image.id);
    return isSelected ? selected.current : [];
  }, []);
  useEffect(() => {
    if (covered) return;
    const focus = (id: number | undefined) =>
      id !== undefined && wall.current?.querySelector<HTMLElement>(`[data-picture="${id}"]`)?.focus();
    const onKeyDown = (event: KeyboardEvent) =>
      libraryKey(event, {
        select: selection.select,
        step: (id, by) => focus(images[images.findIndex((image) => image.id === id) + by]?.id),
        selectAll: selection.selectAll,
        clear: () => {
          selection.clear();
          return selection.ids.size > 0;
        },
        act: (key, focused) => {
          const picked =
            selection.images.length > 0 ? selection.images : images.filter((image) => image.id === focused);
          if (picked.length === 0 || keys[key] === undefined) return false;
          keys[key](picked);
          return true;
        },
      });
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
  return (
    <div ref={wall} className={classes.wall} onPointerDown={onPointerDown}>
      <Masonry
        label="Pictures"
        items={images}
        columns={columnsOf}
        render={(image, _, width) => (
          <LibraryTile
            image={image}
            width={width}
            veiled={image.is_nsfw && !allowExplicit}
            selected={selection.ids.has(image.id)}
            selecting={selection.ids.size > 0}
            tools={tools}
            marks={marks}
            onReport={onReport}
            onOpen={onOpen}
            onSelect={selection.select}
            together={together}
          />
        )}
      />
      {band && (
        <div
          className={classes.band}
          style={{ left: band.left, top: band.top, width: band.right - band.left, height: band.bottom - band.top }}
        />
      )}
    </div>
  );
}
