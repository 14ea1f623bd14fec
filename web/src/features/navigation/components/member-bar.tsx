import { Button } from '@mantine/core';
import type { User } from '@kenna/contract';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Logo } from './logo.tsx';
import { SiteLinks } from './site-links.tsx';
import { SkipLink } from './skip-link.tsx';
import { UserMenu } from './user-menu.tsx';
import classes from './top-bar.module.css';

interface MemberBarProps {
  readonly user: User;
  readonly quota: ReactNode;
  readonly notifications: ReactNode;
  readonly onLogout: () => void;
}

/** The top bar for a person who is logged in. */
export function MemberBar({ user, quota, notifications, onLogout }: MemberBarProps) {
  const inside = useLocation().pathname.startsWith('/workplace');
  return (
    <header className={classes.bar}>
      <SkipLink />
      <Logo />
      <SiteLinks />
      <div className={classes.end}>
        {quota}
        {!inside && (
          <Button component={Link} to="/workplace" variant="default">
            <span className={classes.long}>Workplace</span>
            <span className={classes.short}>Work</span>
          </Button>
        )}
        {notifications}
        <UserMenu user={user} onLogout={onLogout} />
      </div>
    </header>
  );
}
