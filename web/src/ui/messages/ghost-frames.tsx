import classes from './ghost-frames.module.css';

/** Three empty frames where pictures will be. */
export const GhostFrames = () => (
  <div className={classes.frames} aria-hidden="true">
    <i />
    <i />
    <i />
  </div>
);
