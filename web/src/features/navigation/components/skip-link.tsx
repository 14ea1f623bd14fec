import classes from './top-bar.module.css';

/** For the keyboard: past the bars, straight to the page. */
export function SkipLink() {
  return (
    <a href="#content" className={classes.skip}>
      Skip to content
    </a>
  );
}
