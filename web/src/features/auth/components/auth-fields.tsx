import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { Ref } from 'react';

interface EmailFieldProps {
  readonly input: GetInputPropsReturnType;
  readonly ref?: Ref<HTMLInputElement>;
}

export function EmailField({ input, ref }: EmailFieldProps) {
  return <TextInput ref={ref} label="E-mail" type="email" name="email" autoComplete="email" size="md" {...input} />;
}
