import classes from './earlier-button.module.css';

/** Button above a conversation of which only the newest messages are shown. */
export const EarlierButton = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className={classes.earlier} onClick={onClick}>
    Show earlier messages
  </button>
);
