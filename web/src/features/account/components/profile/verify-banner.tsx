import { Button } from '@mantine/core';
import { useProfile, useResendVerification } from '../../account.api.ts';
import classes from '../account.module.css';

/** Asks the person to verify the email address, and says what is unavailable until then. */
export function VerifyBanner() {
  const profile = useProfile();
  const resend = useResendVerification();
  if (profile === null || profile.is_verified) return null;
  return (
    <aside className={classes.banner} aria-label="E-mail address">
      <p>
        Confirm your e-mail address with the link that we sent to <strong>{profile.email}</strong>. Until then, API
        keys, webhooks and the showcase are not available.
      </p>
      <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate()}>
        Send it again
      </Button>
    </aside>
  );
}
