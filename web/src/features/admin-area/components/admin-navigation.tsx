import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { ADMIN_PLACES } from '../admin-places.ts';
import classes from './admin.module.css';

/** Navigation of the admin area: a column beside the page, or a row above it on small screens. */
export function AdminNavigation() {
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [pathname]);
  return (
    <nav ref={row} className={classes.navigation} aria-label="Admin">
      {ADMIN_PLACES.map(({ to, under, label, icon }) => (
        <Link key={to} to={to} aria-current={pathname.startsWith(under) ? 'page' : undefined}>
          <Icon path={icon} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
