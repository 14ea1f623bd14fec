import { wrongPasswordSchema } from '@kenna/contract';
import { Button, PasswordInput } from '@mantine/core';
import { mdiLockOutline } from '@mdi/js';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { useFirstFocus } from '../../../lib/forms/use-first-focus.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { usePageTitle } from '../../../lib/navigation/use-page-title.ts';
import { useProductName } from '../../../lib/text/product-name.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useOpenWithPassword } from '../shared-collection.api.ts';
import classes from './shared-collection.module.css';

/** Returns the error message with the number of remaining attempts. */
function wordsOf(error: unknown): string | null {
  if (!isApiError(error)) return null;
  const refusal = wrongPasswordSchema.safeParse(error.data);
  if (!refusal.success) return error.message;
  const { tries_left: left } = refusal.data;
  return `${error.message} ${left === 0 ? 'This was the last try for now.' : `${left} ${left === 1 ? 'try' : 'tries'} left.`}`;
}

interface PasswordFormProps {
  readonly link: string;
  readonly onOpened: (grant: string) => void;
}

/** Asks for the password of a private collection. The page reveals nothing about the collection. */
export function PasswordForm({ link, onOpened }: PasswordFormProps) {
  usePageTitle('A private collection');
  const [password, setPassword] = useState('');
  const field = useFirstFocus();
  const open = useOpenWithPassword(link);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    open.mutate(password, { onSuccess: ({ grant }) => onOpened(grant) });
  };
  return (
    <main className={classes.passwordPage}>
      <Icon path={mdiLockOutline} size={28} />
      <h1>A private collection</h1>
      <p>Enter the password that you were given with the link.</p>
      <form onSubmit={submit}>
        <PasswordInput
          ref={field}
          label="Password"
          size="md"
          autoComplete="off"
          maxLength={200}
          value={password}
          error={wordsOf(open.error)}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" size="md" loading={open.isPending} disabled={password === ''}>
          Open
        </Button>
      </form>
      <Link to="/" className={`${classes.mark} ${classes.madeWith}`}>
        {useProductName()}
      </Link>
    </main>
  );
}
