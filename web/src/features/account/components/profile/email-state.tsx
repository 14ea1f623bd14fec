import type { Profile } from '@kenna/contract';
import { mdiAlertCircleOutline, mdiCheckCircleOutline } from '@mdi/js';
import { Icon } from '../../../../ui/icon.tsx';
import classes from '../account.module.css';

/** The email address, and whether it has been verified. */
export function EmailState({ email, is_verified: isVerified }: Pick<Profile, 'email' | 'is_verified'>) {
  return (
    <div className={classes.row}>
      <span>{email}</span>
      <span className={classes.state} data-tone={isVerified ? 'good' : 'bad'}>
        <Icon path={isVerified ? mdiCheckCircleOutline : mdiAlertCircleOutline} />
        {isVerified ? 'Confirmed' : 'Not confirmed'}
      </span>
    </div>
  );
}
