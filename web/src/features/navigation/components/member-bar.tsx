import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { User } from '@kenna/contract';
import { mdiMagnify } from '@mdi/js';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { COMMAND_KEY } from '../../../lib/browser/command-key.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TOOLS } from '../tools.ts';
import { Logo } from './logo.tsx';
import { SiteLinks } from './site-links.tsx';
import { SkipLinks } from './skip-links.tsx';
import { UserMenu } from './user-menu.tsx';
import classes from './top-bar.module.css';

interface MemberBarProps {
  readonly user: User;
  readonly quota: ReactNode;
  readonly notifications: ReactNode;
  readonly onSearch: () => void;
  readonly onLogout: () => void;
}

/** The top bar for a person who is logged in. */
export function MemberBar({ user, quota, notifications, onSearch, onLogout }: MemberBarProps) {
  const { pathname } = useLocation();
  const inside = pathname.startsWith('/workplace');
  return (
    <header className={classes.bar}>
      <SkipLinks hasSettings={TOOLS.some(({ to }) => to === pathname)} />
      <Logo />
      <SiteLinks />
      <ToolName pathname={pathname} />
      <div className={classes.end}>
        <SearchButton onSearch={onSearch} />
        {quota}
        {!inside && (
          <Button component={Link} to="/workplace" variant="default">
            <span className={classes.long}>Workplace</span>
            <span className={classes.short}>Work</span>
          </Button>
        )}
        {notifications}
        <UserMenu user={user} onSearch={onSearch} onLogout={onLogout} />
      </div>
    </header>
  );
}

/** Opens the command palette. Phones have it in the user menu. */
const SearchButton = ({ onSearch }: { readonly onSearch: () => void }) => (
  <button type="button" className={classes.search} aria-keyshortcuts="Control+K Meta+K" onClick={onSearch}>
    <Icon path={mdiMagnify} />
    <span>Search or go to…</span>
    <kbd aria-hidden="true" data-keyboard>
      {COMMAND_KEY} K
    </kbd>
  </button>
);

/** Names the open tool where the left navigation, which marks it, is not shown. */
function ToolName({ pathname }: { pathname: string }) {
  const isNarrow = useMediaQuery('(max-width: 1023px)', undefined, { getInitialValueInEffect: false });
  const tool = TOOLS.find(({ to }) => to === pathname);
  return isNarrow && tool && <span className={classes.tool}>{tool.label}</span>;
}
