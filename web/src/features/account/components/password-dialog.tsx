import { Button, PasswordInput } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { passwordProblem } from '../account.api.ts';
import { AccountDialog } from './account-dialog.tsx';
import classes from './account.module.css';

interface PasswordDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  /** Must reject if the server does not accept the password. */
  readonly onPassword: (password: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for the password before an action that must not be possible with a stolen session alone. */
export function PasswordDialog({ title, children, confirm, onPassword, onClose }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    onPassword(password)
      .catch((error: unknown) => setProblem(passwordProblem(error)))
      .finally(() => setBusy(false));
  };
  return (
    <AccountDialog title={title} onClose={onClose}>
      <form className={classes.dialog} onSubmit={submit} noValidate>
        <div className={classes.about}>{children}</div>
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          size="md"
          data-autofocus
          error={problem}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
        />
        <div className={classes.foot}>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="md" loading={busy} disabled={password === ''}>
            {confirm}
          </Button>
        </div>
      </form>
    </AccountDialog>
  );
}
