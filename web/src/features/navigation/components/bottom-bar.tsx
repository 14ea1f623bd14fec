import { Menu } from '@mantine/core';
import {
  mdiAccountOutline,
  mdiCreation,
  mdiFolderMultipleOutline,
  mdiImageMultipleOutline,
  mdiTuneVariant,
} from '@mdi/js';
import { Link, NavLink, useLocation } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { TOOLS } from '../tools.ts';
import classes from './bottom-bar.module.css';

/** The tool that has a place of its own. */
const CREATE = '/workplace/generate';

/** Below 1024 px the workspace is steered from here. */
export function BottomBar() {
  const { pathname } = useLocation();
  const inTool = pathname !== CREATE && TOOLS.some(({ to }) => to === pathname);
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
          {TOOLS.map((tool) => (
            <Menu.Item key={tool.to} component={Link} to={tool.to} leftSection={<Icon path={tool.icon} />}>
              {tool.label}
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
