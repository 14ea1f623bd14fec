import { Button } from '@mantine/core';
import type { Profile } from '@kenna/contract';
import { mdiAlertCircleOutline, mdiCheckCircleOutline } from '@mdi/js';
import { Icon } from '../../../ui/icon.tsx';
import { useResendVerification } from '../account.api.ts';
import classes from './account.module.css';

/** The address, and whether it was shown to be the person's. */
export function EmailState({ profile }: { profile: Profile }) {
  const resend = useResendVerification();
  return (
    <div className={classes.row}>
      <span>{profile.email}</span>
      {profile.is_verified ? (
        <span className={classes.state} data-tone="good">
          <Icon path={mdiCheckCircleOutline} />
          Confirmed
        </span>
      ) : (
        <>
          <span className={classes.state} data-tone="bad">
            <Icon path={mdiAlertCircleOutline} />
            Not confirmed
          </span>
          <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate()}>
            Send the link again
          </Button>
        </>
      )}
    </div>
  );
}
