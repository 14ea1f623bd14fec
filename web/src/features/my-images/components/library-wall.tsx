import { useEffect, useRef, type ReactNode } from 'react';
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
  /** Whether something is open over the page, to which the keys belong. */
  readonly covered: boolean;
  readonly tools: (image: LibraryImage) => ReactNode;
  readonly marks: (image: LibraryImage) => ReactNode;
  readonly onReport: (image: LibraryImage) => void;
  readonly onOpen: (id: number) => void;
  /** What keys do with pictures: the chosen ones, else the one with the focus. */
  readonly keys: Readonly<Record<string, (images: readonly LibraryImage[]) => void>>;
}

/** About 240 px each, at least two. */
const columnsOf = (width: number): number => Math.max(2, Math.round(width / 260));

/** The pictures of a tab. Dragging chooses. Keys: arrows move, x chooses, Ctrl A chooses all, Esc lets go, and those of the page. */
export function LibraryWall(props: LibraryWallProps) {
  const { images, selection, allowExplicit, covered, tools, marks, onReport, onOpen, keys } = props;
  const wall = useRef<HTMLDivElement>(null);
  const { band, onPointerDown } = useDragSelect({ wall, chosen: selection.ids, onSelect: selection.chooseOnly });
  useEffect(() => {
    if (covered) return;
    const focus = (id: number | undefined) =>
      id !== undefined && wall.current?.querySelector<HTMLElement>(`[data-picture="${id}"]`)?.focus();
    const onKeyDown = (event: KeyboardEvent) =>
      libraryKey(event, {
        choose: selection.choose,
        step: (id, by) => focus(images[images.findIndex((image) => image.id === id) + by]?.id),
        chooseAll: selection.chooseAll,
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
            chosen={selection.ids.has(image.id)}
            choosing={selection.ids.size > 0}
            tools={tools}
            marks={marks}
            onReport={onReport}
            onOpen={onOpen}
            onChoose={selection.choose}
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
