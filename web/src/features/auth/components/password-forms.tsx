import { Button } from '@mantine/core';
import { forgetPasswordSchema, resetPasswordSchema } from '@kenna/contract';
import { useForgetPassword, useResetPassword } from '../auth.api.ts';
import { useFirstFocus } from '../../../lib/forms/use-first-focus.ts';
import { useServerForm } from '../../../lib/forms/use-server-form.ts';
import { FormProblem } from '../../../ui/messages/form-problem.tsx';
import { NewPasswordFields } from '../../../ui/fields/new-password-fields.tsx';
import { EmailField } from './auth-fields.tsx';
import classes from './auth-card.module.css';

/** Requests a password reset link. The response is the same whether or not the address has an account. */
export function RecoverForm({ onSent }: { onSent: () => void }) {
  const forget = useForgetPassword();
  const email = useFirstFocus();
  const { form, problem, submitWith } = useServerForm({ email: '' }, forgetPasswordSchema);
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={submitWith((values) => forget.mutateAsync(values).then(onSent))}
    >
      <FormProblem text={problem} />
      <EmailField ref={email} input={form.getInputProps('email')} />
      <Button type="submit" size="md" loading={forget.isPending}>
        Send the link
      </Button>
    </form>
  );
}

/** Sets a new password with the token of a reset link. */
export function SetPasswordForm({ token, onSet }: { token: string; onSet: () => void }) {
  const reset = useResetPassword();
  const { form, problem, submitWith } = useServerForm(
    { token, password: '', password_confirmation: '' },
    resetPasswordSchema,
  );
  return (
    <form className={classes.form} noValidate onSubmit={submitWith((values) => reset.mutateAsync(values).then(onSet))}>
      <FormProblem text={problem} />
      <NewPasswordFields label="New password" inputOf={form.getInputProps} />
      <Button type="submit" size="md" loading={reset.isPending}>
        Set password
      </Button>
    </form>
  );
}
