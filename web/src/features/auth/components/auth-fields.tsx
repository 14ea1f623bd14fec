import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';

export function EmailField({ input }: { input: GetInputPropsReturnType }) {
  return <TextInput label="E-mail" type="email" name="email" autoComplete="email" size="md" {...input} />;
}
