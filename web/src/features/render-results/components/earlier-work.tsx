import classes from './results.module.css';

/** The heading of the renders below the introduction of a tool. */
export const EarlierWork = () => <h2 className={classes.earlier}>Earlier work</h2>;
