import { Link } from 'react-router';
import { LIBRARY_TABS, type LibraryTab } from '../library-tabs.ts';
import classes from './library.module.css';

interface LibraryHeadProps {
  readonly tab: LibraryTab;
  /** Number of pictures in each tab, as far as it is known. */
  readonly counts: Partial<Record<LibraryTab, number | undefined>>;
}

/** The title and tabs of My Images. Each tab has its own address. */
export function LibraryHead({ tab, counts }: LibraryHeadProps) {
  return (
    <div className={classes.head}>
      <h1>My Images</h1>
      <nav className={classes.tabs} aria-label="My Images">
        {LIBRARY_TABS.map(({ name, label }) => (
          <Link
            key={name}
            to={name === 'renders' ? '?' : `?tab=${name}`}
            className={classes.tab}
            aria-current={name === tab ? 'page' : undefined}
          >
            {label}
            {counts[name] !== undefined && <small>{counts[name].toLocaleString()}</small>}
          </Link>
        ))}
      </nav>
    </div>
  );
}
