import classes from './top-bar.module.css';

/** Lets keyboard users skip the navigation bars. */
export function SkipLink() {
  return (
    <a href="#content" className={classes.skip}>
      Skip to content
    </a>
  );
}
