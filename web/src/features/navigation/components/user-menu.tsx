import { Menu, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import type { User } from '@kenna/contract';
import {
  mdiAccountOutline,
  mdiBookOpenVariantOutline,
  mdiCardAccountDetailsOutline,
  mdiCogOutline,
  mdiCompassOutline,
  mdiFolderMultipleOutline,
  mdiImageMultipleOutline,
  mdiLogout,
  mdiStarOutline,
  mdiThemeLightDark,
} from '@mdi/js';
import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import classes from './top-bar.module.css';

const PUBLIC_PLACES = [
  { to: '/#explore', label: 'Explore', icon: mdiCompassOutline },
  { to: '/showcase', label: 'Showcase', icon: mdiStarOutline },
  { to: '/knowledge-base', label: 'Knowledge Base', icon: mdiBookOpenVariantOutline },
];
const OWN_PLACES = [
  { to: '/workplace/my-images', label: 'My Images', icon: mdiImageMultipleOutline },
  { to: '/workplace/collections', label: 'My Collections', icon: mdiFolderMultipleOutline },
  { to: '/account/profile', label: 'My Profile', icon: mdiAccountOutline },
  { to: '/account/account-settings', label: 'Account Settings', icon: mdiCogOutline },
];

export function UserMenu({ user, onLogout }: { user: User; onLogout: () => void }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const following = colorScheme === 'auto' ? 'light' : colorScheme === 'light' ? 'dark' : 'auto';
  const schemes = { auto: 'System', light: 'Light', dark: 'Dark' };
  return (
    <Menu position="bottom-end" width={264} shadow="md">
      <Menu.Target>
        <button type="button" className={classes.avatar}>
          <Avatar name={user.name} url={user.avatar_url} />
          <VisuallyHidden>Menu of {user.name}</VisuallyHidden>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <strong>{user.name}</strong>
          <span>{user.email}</span>
        </div>
        <Menu.Divider />
        {PUBLIC_PLACES.map((place) => (
          <Place key={place.to} {...place} hiddenFrom="md" />
        ))}
        {OWN_PLACES.map((place) => (
          <Place key={place.to} {...place} />
        ))}
        <Menu.Item
          component="a"
          href="/account/subscriptions"
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

function Place({ to, label, icon, ...rest }: { to: string; label: string; icon: string; hiddenFrom?: string }) {
  return (
    <Menu.Item component={Link} to={to} leftSection={<Icon path={icon} />} {...rest}>
      {label}
    </Menu.Item>
  );
}

/** The picture, or the first letters of the name when there is none or it does not load. */
function Avatar({ name, url }: { name: string; url: string | null }) {
  const [broken, setBroken] = useState(false);
  if (url !== null && !broken) return <img src={url} alt="" onError={() => setBroken(true)} />;
  const initials = name
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');
  return <span>{initials.toUpperCase()}</span>;
}
