import { useMantineColorScheme } from '@mantine/core';
import type { User } from '@kenna/contract';
import { useMediaQuery } from '@mantine/hooks';
import {
  mdiAccountOutline,
  mdiBookOpenVariantOutline,
  mdiCardAccountDetailsOutline,
  mdiCogOutline,
  mdiCompassOutline,
  mdiFolderMultipleOutline,
  mdiImageMultipleOutline,
  mdiLogout,
  mdiMagnify,
  mdiStarCheckOutline,
  mdiStarOutline,
  mdiThemeLightDark,
} from '@mdi/js';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Menu } from '../../../ui/layers/menu.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ASSISTANT } from '../tools.ts';
import { AvatarButton } from './avatar-button.tsx';
import classes from './top-bar.module.css';

const PUBLIC_PLACES = [
  { to: '/#explore', label: 'Explore', icon: mdiCompassOutline },
  { to: '/showcase', label: 'Showcase', icon: mdiStarOutline },
  { to: '/knowledge-base', label: 'Knowledge Base', icon: mdiBookOpenVariantOutline },
];
const OWN_PLACES = [
  { to: '/workplace/my-images', label: 'My Images', icon: mdiImageMultipleOutline },
  { to: '/workplace/collections', label: 'My Collections', icon: mdiFolderMultipleOutline },
  ASSISTANT,
  { to: '/account/profile', label: 'My Profile', icon: mdiAccountOutline },
  { to: '/account/account-settings', label: 'Account Settings', icon: mdiCogOutline },
];

interface OpenUserMenuProps {
  readonly user: User;
  readonly onSearch: () => void;
  readonly onLogout: () => void;
}

/** The opened user menu. It is loaded on demand, so it starts open. */
export function OpenUserMenu({ user, onSearch, onLogout }: OpenUserMenuProps) {
  const [opened, setOpened] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  const onChange = (open: boolean) => {
    setOpened(open);
    if (!open) button.current?.focus();
  };
  // From `md` (1024 px) the top bar has these links. They are left out rather than hidden, because hidden items would
  // still receive the focus of the arrow keys.
  const narrow = useMediaQuery('(max-width: 63.99em)', true, { getInitialValueInEffect: false });
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const following = colorScheme === 'auto' ? 'light' : colorScheme === 'light' ? 'dark' : 'auto';
  const schemes = { auto: 'System', light: 'Light', dark: 'Dark' };
  return (
    <Menu position="bottom-end" width={264} shadow="md" opened={opened} onChange={onChange}>
      <Menu.Target>
        <AvatarButton ref={button} user={user} />
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <strong>{user.name}</strong>
          <span>{user.email}</span>
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<Icon path={mdiMagnify} />} onClick={onSearch}>
          Search or go to…
        </Menu.Item>
        {narrow && PUBLIC_PLACES.map((place) => <Place key={place.to} {...place} />)}
        {OWN_PLACES.map((place) => (
          <Place key={place.to} {...place} />
        ))}
        {user.is_admin && <Place to="/admin/prompt/list" label="Admin" icon={mdiStarCheckOutline} />}
        <Menu.Item
          component="a"
          href="/account/billing-portal"
          target="_blank"
          rel="noopener"
          leftSection={<Icon path={mdiCardAccountDetailsOutline} />}
        >
          Subscription
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          closeMenuOnClick={false}
          leftSection={<Icon path={mdiThemeLightDark} />}
          rightSection={<span>{schemes[colorScheme]}</span>}
          onClick={() => setColorScheme(following)}
        >
          Appearance
        </Menu.Item>
        <Menu.Item leftSection={<Icon path={mdiLogout} />} onClick={onLogout}>
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function Place({ to, label, icon }: { to: string; label: string; icon: string }) {
  return (
    <Menu.Item component={Link} to={to} leftSection={<Icon path={icon} />}>
      {label}
    </Menu.Item>
  );
}
