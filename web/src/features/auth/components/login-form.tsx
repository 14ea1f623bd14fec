import { Button, PasswordInput } from '@mantine/core';
import { loginSchema, type UserWithToken } from '@kenna/contract';
import { Link } from 'react-router';
import { useLogin } from '../auth.api.ts';
import { useAuthForm } from '../use-auth-form.ts';
import { FormProblem } from './auth-card.tsx';
import { EmailField } from './auth-fields.tsx';
import classes from './auth-card.module.css';

export function LoginForm({ onSession }: { onSession: (user: UserWithToken) => void }) {
  const login = useLogin();
  const { form, problem, submitWith } = useAuthForm({ email: '', password: '' }, loginSchema);
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={submitWith((values) => login.mutateAsync(values).then(onSession))}
    >
      <FormProblem text={problem} />
      <EmailField input={form.getInputProps('email')} />
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
      <Button type="submit" size="md" loading={login.isPending}>
        Log In
      </Button>
    </form>
  );
}
