import { Button, Checkbox, TextInput } from '@mantine/core';
import { signupSchema, type UserWithToken } from '@kenna/contract';
import { Link } from 'react-router';
import { useSignup } from '../auth.api.ts';
import { useServerForm } from '../../../lib/use-server-form.ts';
import { FormProblem } from '../../../ui/messages/form-problem.tsx';
import { NewPasswordFields } from '../../../ui/fields/new-password-fields.tsx';
import { EmailField } from './auth-fields.tsx';
import classes from './auth-card.module.css';

const EMPTY = { first_name: '', last_name: '', email: '', password: '', password_confirmation: '', is_agree: false };

export function SignupForm({ onSession }: { onSession: (user: UserWithToken) => void }) {
  const signup = useSignup();
  const { form, problem, submitWith } = useServerForm(EMPTY, signupSchema);
  const send = (values: typeof EMPTY) => signup.mutateAsync({ ...values, is_agree: true }).then(onSession);
  return (
    <form className={classes.form} noValidate onSubmit={submitWith(send)}>
      <FormProblem text={problem} />
      <div className={classes.pair}>
        <TextInput
          label="First name"
          name="first_name"
          autoComplete="given-name"
          size="md"
          {...form.getInputProps('first_name')}
        />
        <TextInput
          label="Last name"
          name="last_name"
          autoComplete="family-name"
          size="md"
          {...form.getInputProps('last_name')}
        />
      </div>
      <EmailField input={form.getInputProps('email')} />
      <NewPasswordFields label="Password" inputOf={form.getInputProps} />
      <Checkbox
        name="is_agree"
        label={
          <>
            I agree to the{' '}
            <Link to="/terms-of-use" target="_blank">
              terms of use
            </Link>
          </>
        }
        {...form.getInputProps('is_agree', { type: 'checkbox' })}
      />
      <Button type="submit" size="md" loading={signup.isPending}>
        Sign Up
      </Button>
    </form>
  );
}
