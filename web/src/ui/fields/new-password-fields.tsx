import { PASSWORD_HINT } from '@kenna/contract';
import { PasswordInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly inputOf: (field: 'password' | 'password_confirmation') => GetInputPropsReturnType;
}

/** A new password and its confirmation. */
export function NewPasswordFields({ label, inputOf }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordInput
        label={label}
        description={PASSWORD_HINT}
        name="password"
        autoComplete="new-password"
        size="md"
        visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
        {...inputOf('password')}
      />
      <PasswordInput
        label="Confirm password"
        name="password_confirmation"
        autoComplete="new-password"
        size="md"
        visibilityToggleButtonProps={{ 'aria-label': 'Show password confirmation' }}
        {...inputOf('password_confirmation')}
      />
    </>
  );
}
