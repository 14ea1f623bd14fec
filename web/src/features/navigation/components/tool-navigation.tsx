import { Tooltip } from '@mantine/core';
import { TOOLTIP_DELAY_MS } from '@kenna/contract';
import { mdiChevronDoubleLeft, mdiChevronDoubleRight } from '@mdi/js';
import { NavLink, useLocation } from 'react-router';
import { modeOfPath, tutorialPath } from '../../../lib/navigation/tutorial-path.ts';
import { Icon } from '../../../ui/icon.tsx';
import { toggleLeftSideBar, useLayout } from '../layout.store.ts';
import { LEARN, PLACES, TOOLS, type NavigationEntry } from '../tools.ts';
import classes from './tool-navigation.module.css';

/** The left navigation of the workspace: names and icons from 1280 px, icons only between 1024 and 1280 px. */
export function ToolNavigation() {
  const open = useLayout((state) => state.leftSideBar);
  const mode = modeOfPath(useLocation().pathname);
  return (
    <nav className={classes.navigation} aria-label="Tools" data-open={open}>
      {TOOLS.map((entry) => (
        <Entry key={entry.to} entry={entry} open={open} />
      ))}
      <hr className={classes.rule} />
      {PLACES.map((entry) => (
        <Entry key={entry.to} entry={entry} open={open} />
      ))}
      <Entry entry={mode === null ? LEARN : { ...LEARN, to: tutorialPath(mode) }} open={open} />
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

function Entry({ entry, open }: { entry: NavigationEntry; open: boolean }) {
  return (
    <Tooltip
      label={entry.label}
      position="right"
      openDelay={open ? TOOLTIP_DELAY_MS : 150}
      events={{ hover: true, focus: true, touch: false }}
    >
      <NavLink to={entry.to} className={classes.entry ?? ''} aria-label={entry.label}>
        <Icon path={entry.icon} />
        <span className={classes.label}>{entry.label}</span>
      </NavLink>
    </Tooltip>
  );
}
