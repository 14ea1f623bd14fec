import classes from './loading-dots.module.css';

/** Three dots that follow one another. */
export function LoadingDots() {
  return (
    <span className={classes.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
