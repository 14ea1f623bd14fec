import { Button, PasswordInput, TextInput } from '@mantine/core';
import { changeEmailSchema, EMAIL_LINK_DAYS } from '@kenna/contract';
import { useState } from 'react';
import { useServerForm } from '../../../../lib/forms/use-server-form.ts';
import { FormProblem } from '../../../../ui/messages/form-problem.tsx';
import { useCancelEmailChange, useChangeEmail } from '../../account.api.ts';
import { AccountDialog } from '../account-dialog.tsx';
import classes from '../account.module.css';

/** Changes the email address, and shows an address that is waiting for its confirmation. */
export function EmailChange({ pending }: { pending: string | null }) {
  const [asking, setAsking] = useState(false);
  const cancel = useCancelEmailChange();
  return (
    <div>
      {pending !== null && (
        <p className={classes.about} role="status">
          We sent a link to <strong>{pending}</strong>. Open it within {EMAIL_LINK_DAYS} days to use that address; until
          then nothing changes.
        </p>
      )}
      <div className={classes.row}>
        <Button variant="default" onClick={() => setAsking(true)}>
          {pending === null ? 'Change address' : 'Use another address'}
        </Button>
        {pending !== null && (
          <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            Keep the current address
          </Button>
        )}
      </div>
      {asking && <AddressDialog onClose={() => setAsking(false)} />}
    </div>
  );
}

function AddressDialog({ onClose }: { onClose: () => void }) {
  const change = useChangeEmail();
  const { form, problem, submitWith } = useServerForm({ email: '', password: '' }, changeEmailSchema);
  return (
    <AccountDialog title="Change your e-mail address" onClose={onClose}>
      <form
        className={classes.dialog}
        noValidate
        onSubmit={submitWith((values) => change.mutateAsync(values).then(onClose))}
      >
        <p className={classes.about}>
          We will send a link to the new address and notify your current one. Your devices stay logged in.
        </p>
        <FormProblem text={problem} />
        <TextInput
          label="New e-mail address"
          type="email"
          name="email"
          autoComplete="email"
          size="md"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          size="md"
          visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
          {...form.getInputProps('password')}
        />
        <div className={classes.foot}>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="md" loading={change.isPending}>
            Send the link
          </Button>
        </div>
      </form>
    </AccountDialog>
  );
}
