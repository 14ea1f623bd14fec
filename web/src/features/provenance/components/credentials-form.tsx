import { Button, TextInput } from '@mantine/core';
import { credentialsChoiceSchema, type CredentialsChoice } from '@kenna/contract';
import { useState } from 'react';
import { useServerForm } from '../../../lib/forms/use-server-form.ts';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { FormProblem } from '../../../ui/messages/form-problem.tsx';
import { useChooseCredentials, useCredentialsChoice } from '../provenance.api.ts';
import classes from './credentials-form.module.css';

/** Chooses whether content credentials name an author and the prompt. */
export function CredentialsForm() {
  const choice = useCredentialsChoice();
  return choice === undefined ? null : <ChoiceForm choice={choice} />;
}

const authorSchema = credentialsChoiceSchema.pick({ author: true });

function ChoiceForm({ choice }: { choice: CredentialsChoice }) {
  const choose = useChooseCredentials();
  const [withPrompt, setWithPrompt] = useState(choice.with_prompt);
  const { form, problem, submitWith } = useServerForm<{ author: string | null }>(
    { author: choice.author },
    authorSchema,
  );
  const { value, onChange, ...field } = form.getInputProps('author') as {
    value: string | null;
    onChange: (author: string | null) => void;
  };
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={submitWith(({ author }) => choose.mutateAsync({ author, with_prompt: withPrompt }))}
    >
      <FormProblem text={problem} />
      <TextInput
        label="Author"
        description="Your name or your brand. Leave blank for none."
        name="author"
        size="md"
        {...field}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
      />
      <SwitchField
        label="Include the prompt"
        hint="Anyone with the file can then read it"
        checked={withPrompt}
        onChange={setWithPrompt}
      />
      <Button type="submit" variant="default" loading={choose.isPending}>
        Save
      </Button>
    </form>
  );
}
