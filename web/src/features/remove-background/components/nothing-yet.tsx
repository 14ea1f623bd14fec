import classes from './remove-background.module.css';

export function NothingYet() {
  return (
    <div className={classes.nothing} data-nothing>
      <p className={classes.headline}>Nothing created yet</p>
      <p>Let’s remove the background</p>
    </div>
  );
}
