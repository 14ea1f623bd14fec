import { Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ImageItem } from '@kenna/contract';
import { mdiChevronDoubleLeft, mdiChevronDoubleRight } from '@mdi/js';
import { useRef, type DragEvent } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router';
import { modeOfPath, tutorialPath } from '../../../lib/navigation/tutorial-path.ts';
import { draggedPictures, isPictureDrag } from '../../../lib/pictures/dragged-picture.ts';
import { Icon } from '../../../ui/icon.tsx';
import { toggleLeftSideBar, useLayout } from '../layout.store.ts';
import { LEARN, PLACES, TOOLS, type NavigationEntry } from '../tools.ts';
import classes from './tool-navigation.module.css';

/** Returns what takes the pictures that are dropped on the entry with this address. */
type TakeAt = (to: string) => ((images: readonly ImageItem[]) => void) | null;

/** Time in ms for which pictures are held over an entry before its page opens under the drag. */
const OPEN_AFTER_MS = 700;

/** Icons without names say sooner what they are than buttons elsewhere. */
const ICONS_DELAY_MS = 150;

interface ToolNavigationProps {
  /** Null for entries that take no picture. */
  readonly takeAt: TakeAt;
}

/**
 * The left navigation of the workspace: names and icons from 1280 px, icons only between 1024 and 1280 px. Pictures of the
 * page can be dropped on its entries, and the page of an entry that has places for them opens under the drag.
 */
export function ToolNavigation({ takeAt }: ToolNavigationProps) {
  const open = useLayout((state) => state.leftSideBar);
  const mode = modeOfPath(useLocation().pathname);
  const isWide = useMediaQuery('(min-width: 1280px)', undefined, { getInitialValueInEffect: false });
  const isNamed = open && isWide;
  return (
    <nav className={classes.navigation} aria-label="Tools" data-open={open}>
      {TOOLS.map((entry) => (
        <Entry key={entry.to} entry={entry} isNamed={isNamed} onPictures={takeAt(entry.to)} />
      ))}
      <hr className={classes.rule} />
      {PLACES.map((entry) => (
        <Entry key={entry.to} entry={entry} isNamed={isNamed} onPictures={takeAt(entry.to)} />
      ))}
      <Entry entry={mode === null ? LEARN : { ...LEARN, to: tutorialPath(mode) }} isNamed={isNamed} onPictures={null} />
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={open}
        aria-label={open ? 'Show icons only' : 'Show names'}
        onClick={toggleLeftSideBar}
      >
        <Icon path={open ? mdiChevronDoubleLeft : mdiChevronDoubleRight} />
      </button>
    </nav>
  );
}

interface EntryProps {
  readonly entry: NavigationEntry;
  /** Whether the name stands beside the icon, so that no tooltip repeats it. */
  readonly isNamed: boolean;
  /** Called with the pictures that are dropped on the entry; null when it takes none. */
  readonly onPictures: ReturnType<TakeAt>;
}

function Entry({ entry, isNamed, onPictures }: EntryProps) {
  const navigate = useNavigate();
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopOpening = () => {
    clearTimeout(opening.current);
    opening.current = undefined;
  };
  const onDragOver = (event: DragEvent) => {
    if (!isPictureDrag(event.dataTransfer)) return;
    event.preventDefault();
    if (entry.opensUnderDrag) opening.current ??= setTimeout(() => void navigate(entry.to), OPEN_AFTER_MS);
  };
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) stopOpening();
  };
  const onDrop = (event: DragEvent) => {
    stopOpening();
    const pictures = draggedPictures(event.dataTransfer);
    if (pictures.length === 0) return;
    // The window's drop target ignores drops that are handled already.
    event.preventDefault();
    onPictures?.(pictures);
  };
  return (
    <Tooltip
      label={entry.label}
      position="right"
      openDelay={ICONS_DELAY_MS}
      disabled={isNamed}
      events={{ hover: true, focus: true, touch: false }}
    >
      <NavLink
        to={entry.to}
        className={classes.entry ?? ''}
        aria-label={entry.label}
        draggable={false}
        {...(onPictures !== null && { 'data-takes-picture': true, onDragOver, onDragLeave, onDrop })}
      >
        <Icon path={entry.icon} />
        <span className={classes.label}>{entry.label}</span>
      </NavLink>
    </Tooltip>
  );
}
