import classes from '../account.module.css';

/** Tells a blocked person the reason, and what is still available. */
export function BlockedNote({ reason }: { reason: string | null }) {
  return (
    <div className={classes.blocked} role="status">
      <h2>This account is blocked</h2>
      {reason !== null && <p className={classes.reason}>{reason}</p>}
      <p>
        You can open your account area and the public pages. Your pictures are kept, and you can download them under
        Account Settings. To have the account unblocked, contact the people who run this studio.
      </p>
    </div>
  );
}
