import classes from './please-wait.module.css';

export function PleaseWait() {
  return (
    <div role="status" data-waiting className={classes.wait}>
      Please wait...
    </div>
  );
}
