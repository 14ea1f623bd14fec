import { Link, NavLink } from 'react-router';
import classes from './top-bar.module.css';

/** Links to the public pages. On small screens they are in the user menu instead, for visitors in `SiteMenu`. */
export function SiteLinks() {
  return (
    <nav aria-label="Site" className={classes.links}>
      <Link to="/#explore">Explore</Link>
      <NavLink to="/showcase">Showcase</NavLink>
      <NavLink to="/knowledge-base">Learn</NavLink>
    </nav>
  );
}
