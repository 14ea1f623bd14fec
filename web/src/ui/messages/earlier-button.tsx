import classes from './earlier-button.module.css';

/** Above a conversation of which only the newest is shown. */
export const EarlierButton = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className={classes.earlier} onClick={onClick}>
    Show earlier messages
  </button>
);
