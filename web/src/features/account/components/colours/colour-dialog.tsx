import { Button, TextInput } from '@mantine/core';
import { addColourSchema, COLOUR_NAME_LIMIT, type OwnColour } from '@kenna/contract';
import { hexOf } from '../../../../lib/colours/hex-of.ts';
import { useServerForm } from '../../../../lib/forms/use-server-form.ts';
import { FormProblem } from '../../../../ui/messages/form-problem.tsx';
import { useColourChanges } from '../../own-colours.api.ts';
import { AccountDialog } from '../account-dialog.tsx';
import account from '../account.module.css';
import classes from './own-colours.module.css';

interface ColourDialogProps {
  /** The colour to change; null for a new one. */
  readonly colour: OwnColour | null;
  readonly onClose: () => void;
}

/** Asks for the name and the code of a colour, and removes one that exists. */
export function ColourDialog({ colour, onClose }: ColourDialogProps) {
  const { add, update, remove } = useColourChanges();
  const { form, problem, submitWith } = useServerForm(
    { name: colour?.name ?? '', hex: colour?.hex ?? '' },
    addColourSchema,
  );
  const save = async (values: { name: string; hex: string }) => {
    if (colour === null) await add.mutateAsync(values);
    else await update.mutateAsync({ id: colour.id, ...values });
    onClose();
  };
  return (
    <AccountDialog title={colour === null ? 'Add a colour' : 'Change the colour'} onClose={onClose}>
      <form className={account.dialog} noValidate onSubmit={submitWith(save)}>
        <FormProblem text={problem} />
        <TextInput
          label="Name"
          description="Write this name in a prompt to get exactly this colour"
          name="name"
          dir="auto"
          autoComplete="off"
          maxLength={COLOUR_NAME_LIMIT}
          size="md"
          data-autofocus
          {...form.getInputProps('name')}
        />
        <div className={classes.code}>
          <input
            type="color"
            aria-label="Pick a colour"
            value={hexOf(form.values.hex) ?? '#8f8a80'}
            onChange={(event) => form.setFieldValue('hex', event.currentTarget.value)}
          />
          <TextInput
            label="Code"
            name="hex"
            placeholder="#1f2a44"
            spellCheck={false}
            autoComplete="off"
            size="md"
            {...form.getInputProps('hex')}
          />
        </div>
        <div className={account.foot}>
          {colour !== null && (
            <Button
              className={classes.remove}
              variant="subtle"
              color="gray"
              size="md"
              loading={remove.isPending}
              onClick={() => remove.mutate([colour.id], { onSuccess: onClose })}
            >
              Remove
            </Button>
          )}
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="md" loading={add.isPending || update.isPending}>
            Save
          </Button>
        </div>
      </form>
    </AccountDialog>
  );
}
