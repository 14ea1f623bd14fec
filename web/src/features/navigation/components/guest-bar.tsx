import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { Logo } from './logo.tsx';
import { SiteLinks } from './site-links.tsx';
import { SiteMenu } from './site-menu.tsx';
import { SkipLinks } from './skip-links.tsx';
import classes from './top-bar.module.css';

interface GuestBarProps {
  /**
   * True if the session is still being checked. If the browser has a token, the bar then says so instead of offering
   * the login.
   */
  readonly mayBeMember?: boolean;
}

/** The top bar for visitors. Its links to login and sign-up retain the address to return to. */
export function GuestBar({ mayBeMember = false }: GuestBarProps) {
  const { search } = useLocation();
  const next = new URLSearchParams(search).get('next');
  const back = next === null ? '' : `?next=${encodeURIComponent(next)}`;
  return (
    <header className={classes.bar}>
      <SkipLinks />
      <Logo />
      <SiteLinks />
      <div role="status" className={classes.wait}>
        {mayBeMember && 'Please wait...'}
      </div>
      <div className={classes.end} data-may-be-member={mayBeMember || undefined}>
        <span className={classes.question}>Are you a member?</span>
        <Button component={Link} to={`/login${back}`} variant="subtle" color="gray" className={classes.plain}>
          Log In
        </Button>
        <Button component={Link} to={`/signup${back}`} variant="default">
          Sign Up
        </Button>
      </div>
      <SiteMenu />
    </header>
  );
}
