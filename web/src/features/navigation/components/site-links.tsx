import { Link, NavLink } from 'react-router';
import classes from './top-bar.module.css';

/** The product's public places; on small screens the user menu holds them. */
export function SiteLinks() {
  return (
    <nav aria-label="Site" className={classes.links}>
      <Link to="/#explore">Explore</Link>
      <NavLink to="/showcase">Showcase</NavLink>
      <NavLink to="/knowledge-base">Learn</NavLink>
    </nav>
  );
}
