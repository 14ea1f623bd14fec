import { mdiMenu } from '@mdi/js';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import classes from './site-menu.module.css';

const MENU = 'site-menu';

/** The public pages as a menu, for visitors with small screens. It needs no script to open. */
export const SiteMenu = () => (
  <>
    <button type="button" className={classes.button} aria-label="Menu" popoverTarget={MENU}>
      <Icon path={mdiMenu} />
    </button>
    {/* The click is that of a link inside, by keyboard as well. */}
    {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
    <nav
      id={MENU}
      popover="auto"
      aria-label="Site"
      className={classes.menu}
      onClick={({ currentTarget }) => currentTarget.hidePopover()}
    >
      <Link to="/#explore">Explore</Link>
      <Link to="/showcase">Showcase</Link>
      <Link to="/knowledge-base">Learn</Link>
    </nav>
  </>
);
