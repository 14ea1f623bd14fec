import classes from './loading-dots.module.css';

/** Three dots that pulse one after another while something loads. */
export function LoadingDots() {
  return (
    <span className={classes.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
