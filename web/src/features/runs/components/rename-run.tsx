import { updateRunSchema, type RunView } from '@kenna/contract';
import { Button, TextInput } from '@mantine/core';
import { useServerForm } from '../../../lib/forms/use-server-form.ts';
import { FormProblem } from '../../../ui/messages/form-problem.tsx';
import { useUpdateRun } from '../runs.api.ts';
import { RunDialog } from '../run-dialog.tsx';
import classes from '../run-dialog.module.css';

const nameSchema = updateRunSchema.pick({ name: true }).required();

export function RenameRun({ run, onClose }: { run: RunView; onClose: () => void }) {
  const { mutateAsync, isPending } = useUpdateRun(run.id);
  const { form, problem, submitWith } = useServerForm({ name: run.name }, nameSchema);
  const rename = submitWith(async ({ name }) => {
    await mutateAsync({ name });
    onClose();
  });
  return (
    <RunDialog title="Rename this run" onClose={onClose}>
      <form className={classes.content} noValidate onSubmit={rename}>
        <FormProblem text={problem} />
        <TextInput label="Name" size="md" data-autofocus {...form.getInputProps('name')} />
        <Button type="submit" size="md" loading={isPending}>
          Rename
        </Button>
      </form>
    </RunDialog>
  );
}
