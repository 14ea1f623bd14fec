import { Button, Checkbox, TextInput } from '@mantine/core';
import { API_SCOPE_TEXTS, API_SCOPES, createApiKeySchema, type ApiScope } from '@kenna/contract';
import { useState } from 'react';
import { useServerForm } from '../../../../lib/forms/use-server-form.ts';
import { FormProblem } from '../../../../ui/messages/form-problem.tsx';
import { useApiKeyChanges } from '../../account.api.ts';
import { AccountDialog } from '../account-dialog.tsx';
import { ShownOnce } from './shown-once.tsx';
import classes from '../account.module.css';

/** Asks for the name and scopes of an API key, then shows its token once. */
export function NewApiKey({ onClose }: { onClose: () => void }) {
  const { create } = useApiKeyChanges();
  const [token, setToken] = useState<string | null>(null);
  const { form, problem, submitWith } = useServerForm({ name: '', scopes: ['read'] as ApiScope[] }, createApiKeySchema);
  if (token !== null) {
    const about = 'Copy it now: it is shown only once. Anyone who has it can use the permissions you chose.';
    return <ShownOnce title="Your new key" about={about} copy="Copy the key" secret={token} onClose={onClose} />;
  }
  return (
    <AccountDialog title="Create an API key" onClose={onClose}>
      <form
        className={classes.dialog}
        noValidate
        onSubmit={submitWith(async (values) => setToken((await create.mutateAsync(values)).token))}
      >
        <FormProblem text={problem} />
        <TextInput
          label="Name"
          description="Where it will be used"
          name="name"
          autoComplete="off"
          size="md"
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Checkbox.Group label="Permissions" {...form.getInputProps('scopes')}>
          <div className={classes.dialog} style={{ marginTop: 8 }}>
            {API_SCOPES.map((scope) => (
              <Checkbox
                key={scope}
                value={scope}
                label={API_SCOPE_TEXTS[scope].title}
                description={API_SCOPE_TEXTS[scope].text}
              />
            ))}
          </div>
        </Checkbox.Group>
        <div className={classes.foot}>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="md" loading={create.isPending}>
            Create the key
          </Button>
        </div>
      </form>
    </AccountDialog>
  );
}
