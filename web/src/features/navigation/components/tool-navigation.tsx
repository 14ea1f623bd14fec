import { Tooltip } from '@mantine/core';
import { TOOLTIP_DELAY_MS, type ImageItem } from '@kenna/contract';
import { mdiChevronDoubleLeft, mdiChevronDoubleRight } from '@mdi/js';
import type { DragEvent } from 'react';
import { NavLink, useLocation } from 'react-router';
import { modeOfPath, tutorialPath } from '../../../lib/navigation/tutorial-path.ts';
import { draggedPicture, isPictureDrag } from '../../../lib/pictures/dragged-picture.ts';
import { Icon } from '../../../ui/icon.tsx';
import { toggleLeftSideBar, useLayout } from '../layout.store.ts';
import { LEARN, PLACES, TOOLS, type NavigationEntry } from '../tools.ts';
import classes from './tool-navigation.module.css';

/** Returns what takes a picture that is dropped on the entry with this address. */
type TakeAt = (to: string) => ((image: ImageItem) => void) | null;

interface ToolNavigationProps {
  /** Null for entries that take no picture. */
  readonly takeAt: TakeAt;
}

/**
 * The left navigation of the workspace: names and icons from 1280 px, icons only between 1024 and 1280 px. Pictures of the
 * page can be dropped on its entries.
 */
export function ToolNavigation({ takeAt }: ToolNavigationProps) {
  const open = useLayout((state) => state.leftSideBar);
  const mode = modeOfPath(useLocation().pathname);
  return (
    <nav className={classes.navigation} aria-label="Tools" data-open={open}>
      {TOOLS.map((entry) => (
        <Entry key={entry.to} entry={entry} open={open} onPicture={takeAt(entry.to)} />
      ))}
      <hr className={classes.rule} />
      {PLACES.map((entry) => (
        <Entry key={entry.to} entry={entry} open={open} onPicture={takeAt(entry.to)} />
      ))}
      <Entry entry={mode === null ? LEARN : { ...LEARN, to: tutorialPath(mode) }} open={open} onPicture={null} />
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
  readonly open: boolean;
  /** Called with a picture that is dropped on the entry; null when it takes none. */
  readonly onPicture: ReturnType<TakeAt>;
}

function Entry({ entry, open, onPicture }: EntryProps) {
  const onDragOver = (event: DragEvent) => {
    if (isPictureDrag(event.dataTransfer)) event.preventDefault();
  };
  const onDrop = (event: DragEvent) => {
    const picture = draggedPicture(event.dataTransfer);
    if (picture === null) return;
    // The window's drop target ignores drops that are handled already.
    event.preventDefault();
    onPicture?.(picture);
  };
  return (
    <Tooltip
      label={entry.label}
      position="right"
      openDelay={open ? TOOLTIP_DELAY_MS : 150}
      events={{ hover: true, focus: true, touch: false }}
    >
      <NavLink
        to={entry.to}
        className={classes.entry ?? ''}
        aria-label={entry.label}
        draggable={false}
        {...(onPicture !== null && { 'data-takes-picture': true, onDragOver, onDrop })}
      >
        <Icon path={entry.icon} />
        <span className={classes.label}>{entry.label}</span>
      </NavLink>
    </Tooltip>
  );
}
