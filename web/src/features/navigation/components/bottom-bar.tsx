import {
  mdiAccountOutline,
  mdiCreation,
  mdiFolderMultipleOutline,
  mdiImageMultipleOutline,
  mdiTuneVariant,
} from '@mdi/js';
import { Link, NavLink, useLocation } from 'react-router';
import { Menu } from '../../../ui/layers/menu.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ASSISTANT, RUNS, TOOLS } from '../tools.ts';
import classes from './bottom-bar.module.css';

/** The tool that has a place of its own in the bar, besides its entry in the menu. */
const CREATE = '/workplace/generate';
/** Runs and the assistant are included, because small screens have no other link to them. */
const ENTRIES = [...TOOLS, RUNS, ASSISTANT];

/** The navigation of the workspace below 1024 px. */
export function BottomBar() {
  const { pathname } = useLocation();
  const inTool = pathname !== CREATE && ENTRIES.some(({ to }) => to === pathname);
  return (
    <nav className={classes.bar} aria-label="Workspace">
      <Place to={CREATE} label="Create" icon={mdiCreation} />
      <Menu position="top" width={240} shadow="md">
        <Menu.Target>
          <button type="button" className={classes.place} aria-current={inTool}>
            <Icon path={mdiTuneVariant} />
            Tools
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {ENTRIES.map((entry) => (
            <Menu.Item key={entry.to} component={Link} to={entry.to} leftSection={<Icon path={entry.icon} />}>
              {entry.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Place to="/workplace/my-images" label="Images" icon={mdiImageMultipleOutline} />
      <Place to="/workplace/collections" label="Collections" icon={mdiFolderMultipleOutline} />
      <Place to="/account/profile" label="Account" icon={mdiAccountOutline} />
    </nav>
  );
}

function Place({ to, label, icon }: { to: string; label: string; icon: string }) {
  return (
    <NavLink to={to} className={classes.place ?? ''}>
      <Icon path={icon} />
      {label}
    </NavLink>
  );
}
