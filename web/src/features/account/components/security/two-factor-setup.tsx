import { Button, TextInput } from '@mantine/core';
import { confirmTwoFactorSchema, type Enrolment } from '@kenna/contract';
import { useServerForm } from '../../../../lib/forms/use-server-form.ts';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { AccountDialog } from '../account-dialog.tsx';
import { SecretLine } from '../secret-line.tsx';
import classes from '../account.module.css';

interface TwoFactorSetupProps {
  readonly enrolment: Enrolment;
  readonly onCode: (code: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Shows the QR code and secret for an authenticator app, and asks for the first code. */
export function TwoFactorSetup({ enrolment, onCode, onClose }: TwoFactorSetupProps) {
  const { form, submitWith } = useServerForm({ otp: '' }, confirmTwoFactorSchema);
  const send = ({ otp }: { otp: string }) =>
    onCode(otp).catch((error: unknown) => {
      form.setFieldError('otp', isApiError(error) ? error.message : 'Please try again');
    });
  return (
    <AccountDialog title="Scan with your app" onClose={onClose}>
      <div className={classes.scan}>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(enrolment.qr_svg)}`}
          alt="Code to scan with an authenticator app"
          width={176}
          height={176}
        />
        <div className={classes.dialog}>
          <p className={classes.about}>
            Open an authenticator app, add an account, and point it at the picture. Or type this secret:
          </p>
          <SecretLine grouped label="Copy the secret" text={enrolment.secret} />
        </div>
      </div>
      <form className={classes.dialog} noValidate onSubmit={submitWith(send)}>
        <TextInput
          label="Code from the app"
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          size="md"
          data-autofocus
          {...form.getInputProps('otp')}
        />
        <div className={classes.foot}>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="md" loading={form.submitting}>
            Turn on
          </Button>
        </div>
      </form>
    </AccountDialog>
  );
}
