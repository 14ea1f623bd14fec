import { Button, PasswordInput } from '@mantine/core';
import { changePasswordSchema } from '@kenna/contract';
import { useServerForm } from '../../../../lib/forms/use-server-form.ts';
import { NewPasswordFields } from '../../../../ui/fields/new-password-fields.tsx';
import { FormProblem } from '../../../../ui/messages/form-problem.tsx';
import { useChangePassword } from '../../account.api.ts';
import classes from '../account.module.css';

const EMPTY = { current_password: '', password: '', password_confirmation: '' };

export function PasswordForm() {
  const change = useChangePassword();
  const { form, problem, submitWith } = useServerForm(EMPTY, changePasswordSchema);
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={submitWith((values) => change.mutateAsync(values).then(() => form.reset()))}
    >
      <FormProblem text={problem} />
      <PasswordInput
        label="Current password"
        name="current_password"
        autoComplete="current-password"
        size="md"
        visibilityToggleButtonProps={{ 'aria-label': 'Show current password' }}
        {...form.getInputProps('current_password')}
      />
      <NewPasswordFields label="New password" inputOf={form.getInputProps} />
      <Button type="submit" variant="default" loading={change.isPending}>
        Change password
      </Button>
    </form>
  );
}
