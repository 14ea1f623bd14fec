import { Button, TextInput } from '@mantine/core';
import { updateUsernameSchema, type User } from '@kenna/contract';
import { useServerForm } from '../../../../lib/forms/use-server-form.ts';
import { FormProblem } from '../../../../ui/messages/form-problem.tsx';
import { useRename } from '../../account.api.ts';
import classes from '../account.module.css';

export function NameForm({ name, onUser }: { name: string; onUser: (change: Partial<User>) => void }) {
  const rename = useRename(onUser);
  const { form, problem, submitWith } = useServerForm({ user_name: name }, updateUsernameSchema);
  return (
    <form className={classes.form} noValidate onSubmit={submitWith(({ user_name: text }) => rename.mutateAsync(text))}>
      <FormProblem text={problem} />
      <TextInput
        label="User name"
        name="user_name"
        autoComplete="name"
        size="md"
        {...form.getInputProps('user_name')}
      />
      <Button type="submit" variant="default" loading={rename.isPending}>
        Save name
      </Button>
    </form>
  );
}
