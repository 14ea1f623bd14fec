import { Button, PasswordInput, TextInput } from '@mantine/core';
import { loginSchema, type Login, type UserWithToken } from '@kenna/contract';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useFirstFocus } from '../../../lib/forms/use-first-focus.ts';
import { useServerForm } from '../../../lib/forms/use-server-form.ts';
import { FormProblem } from '../../../ui/messages/form-problem.tsx';
import { useLogin } from '../auth.api.ts';
import { EmailField } from './auth-fields.tsx';
import classes from './auth-card.module.css';

interface LoginFormProps {
  readonly onSession: (user: UserWithToken) => void;
  /** Called with true when the server asks for the second factor, and with false when the person goes back. */
  readonly onSecondStep: (needed: boolean) => void;
}

const EMPTY: { email: string; password: string; otp?: string } = { email: '', password: '' };

/**
 * Asks for email address and password, then for the code of an authenticator app if the account has two-factor
 * authentication.
 */
export function LoginForm({ onSession, onSecondStep }: LoginFormProps) {
  const login = useLogin();
  const [needsCode, setNeedsCode] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  const email = useFirstFocus();
  useEffect(() => {
    if (needsCode) code.current?.focus();
  }, [needsCode]);
  const { form, problem, submitWith } = useServerForm(EMPTY, loginSchema);
  const ask = (isAsked: boolean) => {
    form.setFieldValue('otp', isAsked ? '' : undefined);
    setNeedsCode(isAsked);
    onSecondStep(isAsked);
  };

  async function send(values: Login): Promise<void> {
    try {
      onSession(await login.mutateAsync(values));
    } catch (error) {
      if (isApiError(error) && error.kind === 'otp_required') return ask(true);
      if (isApiError(error) && error.kind === 'otp_wrong') return form.setFieldError('otp', error.message);
      throw error;
    }
  }

  return (
    <form className={classes.form} noValidate onSubmit={submitWith(send)}>
      <FormProblem text={problem} />
      {needsCode ? (
        <>
          <TextInput
            label="Code"
            description="The six digits that the app shows, or one of your recovery codes."
            name="otp"
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            size="md"
            ref={code}
            {...form.getInputProps('otp')}
          />
          <p className={classes.aside}>
            <button type="button" className={classes.link} onClick={() => ask(false)}>
              Back to the password
            </button>
          </p>
        </>
      ) : (
        <>
          <EmailField ref={email} input={form.getInputProps('email')} />
          <PasswordInput
            label="Password"
            name="password"
            autoComplete="current-password"
            size="md"
            visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
            {...form.getInputProps('password')}
          />
          <p className={classes.aside}>
            <Link to="/recover-password">Forgot your password?</Link>
          </p>
        </>
      )}
      <Button type="submit" size="md" loading={login.isPending}>
        Log In
      </Button>
    </form>
  );
}
