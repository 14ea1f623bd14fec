import { Button, TextInput } from '@mantine/core';
import { createWebhookSchema } from '@kenna/contract';
import { useState } from 'react';
import { useServerForm } from '../../../../lib/forms/use-server-form.ts';
import { FormProblem } from '../../../../ui/messages/form-problem.tsx';
import { useWebhookChanges } from '../../account.api.ts';
import { AccountDialog } from '../account-dialog.tsx';
import { ShownOnce } from './shown-once.tsx';
import classes from '../account.module.css';

/** Asks for the address of a webhook, then shows its signing secret once. */
export function NewWebhook({ onClose }: { onClose: () => void }) {
  const { create } = useWebhookChanges();
  const [secret, setSecret] = useState<string | null>(null);
  const { form, problem, submitWith } = useServerForm({ url: '' }, createWebhookSchema);
  if (secret !== null) {
    const about =
      'Every delivery is signed with this secret, so that your server can verify it. It is shown only once.';
    return <ShownOnce title="Signing secret" about={about} copy="Copy the secret" secret={secret} onClose={onClose} />;
  }
  return (
    <AccountDialog title="Add a webhook" onClose={onClose}>
      <form
        className={classes.dialog}
        noValidate
        onSubmit={submitWith(async (values) => setSecret((await create.mutateAsync(values)).secret))}
      >
        <FormProblem text={problem} />
        <TextInput
          label="Address of your server"
          placeholder="https://example.com/renders"
          name="url"
          type="url"
          autoComplete="off"
          size="md"
          data-autofocus
          {...form.getInputProps('url')}
        />
        <div className={classes.foot}>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="md" loading={create.isPending}>
            Add
          </Button>
        </div>
      </form>
    </AccountDialog>
  );
}
