import { Button, PasswordInput, TextInput } from '@mantine/core';
import { COLLECTION_NAME_TEXT, COLLECTION_TITLE_LIMIT, passwordRefusal } from '@kenna/contract';
import { useState, type SubmitEvent } from 'react';
import { SwitchField } from '../../../../ui/fields/switch-field.tsx';
import classes from './collection-dialogs.module.css';

export interface CollectionValues {
  readonly title: string;
  readonly is_private: boolean;
  /** An empty password leaves the current one, or none, unchanged. */
  readonly password: string;
}

interface CollectionFormProps {
  readonly start: CollectionValues;
  /** True if a password is already set. */
  readonly hasPassword: boolean;
  readonly action: string;
  readonly busy: boolean;
  /** The server's error messages by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onSubmit: (values: CollectionValues) => void;
  readonly onCancel: () => void;
}

/** Asks for the name, privacy and password of a collection. */
export function CollectionForm(props: CollectionFormProps) {
  const { start, hasPassword, action, busy, errors, onSubmit, onCancel } = props;
  const [values, setValues] = useState(start);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const nameProblem = values.title.trim().length > 1 ? null : COLLECTION_NAME_TEXT;
  const refusal = values.is_private && values.password !== '' ? passwordRefusal(values.password) : null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (nameProblem === null && refusal === null) onSubmit({ ...values, title: values.title.trim() });
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        label="Name"
        size="md"
        data-autofocus
        placeholder="Evening dress"
        maxLength={COLLECTION_TITLE_LIMIT}
        value={values.title}
        error={(isSubmitted && nameProblem) || errors.title}
        onChange={(event) => setValues({ ...values, title: event.currentTarget.value })}
      />
      <SwitchField
        label="Private"
        hint="Only you and people with the password can see this."
        checked={values.is_private}
        onChange={(is_private) => setValues({ ...values, is_private })}
      />
      {values.is_private && (
        <PasswordInput
          label={hasPassword ? 'New password' : 'Password'}
          description={
            hasPassword ? 'Leave blank to keep the current password.' : 'Leave blank to keep it to yourself.'
          }
          size="md"
          autoComplete="new-password"
          maxLength={200}
          value={values.password}
          error={(isSubmitted && refusal) || errors.password}
          onChange={(event) => setValues({ ...values, password: event.currentTarget.value })}
        />
      )}
      <div className={classes.actions}>
        <Button variant="default" size="md" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" size="md" loading={busy} disabled={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
