import { Button, PasswordInput, TextInput } from '@mantine/core';
import { forgetPasswordSchema, resetPasswordSchema } from '@kenna/contract';
import { useForgetPassword, useResetPassword } from '../auth.api.ts';
import { useAuthForm } from '../use-auth-form.ts';
import { FormProblem } from './auth-card.tsx';
import classes from './auth-card.module.css';

/** Asks for the link. Answers alike whether or not the address is known. */
export function RecoverForm({ onSent }: { onSent: () => void }) {
  const forget = useForgetPassword();
  const { form, problem, submitWith } = useAuthForm({ email: '' }, forgetPasswordSchema);
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={submitWith((values) => forget.mutateAsync(values).then(onSent))}
    >
      <FormProblem text={problem} />
      <TextInput
        label="E-mail"
        type="email"
        name="email"
        autoComplete="email"
        size="md"
        {...form.getInputProps('email')}
      />
      <Button type="submit" size="md" loading={forget.isPending}>
        Send the link
      </Button>
    </form>
  );
}

/** Sets a new password with the token of a link. */
export function SetPasswordForm({ token, onSet }: { token: string; onSet: () => void }) {
  const reset = useResetPassword();
  const { form, problem, submitWith } = useAuthForm(
    { token, password: '', password_confirmation: '' },
    resetPasswordSchema,
  );
  return (
    <form className={classes.form} noValidate onSubmit={submitWith((values) => reset.mutateAsync(values).then(onSet))}>
      <FormProblem text={problem} />
      <PasswordInput
        label="New password"
        description="At least 8 characters, one capital letter, one digit, and one special character."
        name="password"
        autoComplete="new-password"
        size="md"
        visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
        {...form.getInputProps('password')}
      />
      <PasswordInput
        label="Confirm password"
        name="password_confirmation"
        autoComplete="new-password"
        size="md"
        visibilityToggleButtonProps={{ 'aria-label': 'Show password confirmation' }}
        {...form.getInputProps('password_confirmation')}
      />
      <Button type="submit" size="md" loading={reset.isPending}>
        Set password
      </Button>
    </form>
  );
}
