import { Button } from '@mantine/core';
import type { Enrolment, Profile } from '@kenna/contract';
import { mdiShieldCheckOutline } from '@mdi/js';
import { useState } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import { useTwoFactor } from '../../account.api.ts';
import { PasswordDialog } from '../password-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';
import classes from '../account.module.css';

type Step =
  | { readonly kind: 'turn-on' | 'turn-off' | 'renew' }
  | { readonly kind: 'scan'; readonly enrolment: Enrolment }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** Turns two-factor authentication on and off, and renews its recovery codes. */
export function TwoFactor({ profile }: { profile: Profile }) {
  const twoFactor = useTwoFactor();
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const showCodes = (codes: readonly string[]) => {
    setStep({ kind: 'codes', codes });
    twoFactor.refresh();
  };
  return (
    <>
      <div className={classes.row}>
        {profile.has_two_factor ? (
          <>
            <span className={classes.state} data-tone="good">
              <Icon path={mdiShieldCheckOutline} />
              On, with {profile.recovery_codes_left} recovery codes left
            </span>
            <Button variant="default" onClick={() => setStep({ kind: 'renew' })}>
              New recovery codes
            </Button>
            <Button variant="default" onClick={() => setStep({ kind: 'turn-off' })}>
              Turn off
            </Button>
          </>
        ) : (
          <Button variant="default" onClick={() => setStep({ kind: 'turn-on' })}>
            Set up
          </Button>
        )}
      </div>
      {step?.kind === 'turn-on' && (
        <PasswordDialog
          title="Set up the second step"
          confirm="Continue"
          onClose={close}
          onPassword={async (password) => setStep({ kind: 'scan', enrolment: await twoFactor.begin(password) })}
        >
          You need an authenticator app on your phone. Enter your password to begin.
        </PasswordDialog>
      )}
      {step?.kind === 'scan' && (
        <TwoFactorSetup
          enrolment={step.enrolment}
          onClose={close}
          onCode={async (code) => showCodes(await twoFactor.confirm(code))}
        />
      )}
      {step?.kind === 'renew' && (
        <PasswordDialog
          title="New recovery codes"
          confirm="Make new codes"
          onClose={close}
          onPassword={async (password) => showCodes(await twoFactor.renew(password))}
        >
          Your current codes stop working.
        </PasswordDialog>
      )}
      {step?.kind === 'turn-off' && (
        <PasswordDialog
          title="Turn off the second step?"
          confirm="Turn off"
          onClose={close}
          onPassword={(password) => twoFactor.disable(password).then(close)}
        >
          Your password alone will protect your account.
        </PasswordDialog>
      )}
      {step?.kind === 'codes' && <RecoveryCodes codes={step.codes} onClose={close} />}
    </>
  );
}
