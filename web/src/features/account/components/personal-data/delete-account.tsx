import { Button } from '@mantine/core';
import { DELETION_DAYS } from '@kenna/contract';
import { useState } from 'react';
import { requestDeletion } from '../../account.api.ts';
import classes from '../account.module.css';
import { PasswordDialog } from '../password-dialog.tsx';

interface DeleteAccountProps {
  /** Consequence of the deletion for the paid plan; null on an unpaid one. */
  readonly planEnd: string | null;
  /** Called with the day of the deletion after all sessions have ended. */
  readonly onRequested: (day: Date) => void;
}

export function DeleteAccount({ planEnd, onRequested }: DeleteAccountProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <Button variant="default" className={classes.delete ?? ''} onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      {asking && (
        <PasswordDialog
          title="Delete your account?"
          confirm="Delete"
          onClose={() => setAsking(false)}
          onPassword={async (password) => onRequested(new Date((await requestDeletion(password)).due_at))}
        >
          <p>
            You are logged out everywhere now. In {DELETION_DAYS} days your pictures, collections and conversations are
            deleted for good. If you log in before then, nothing is deleted.
          </p>
          {planEnd !== null && <p>{planEnd}</p>}
        </PasswordDialog>
      )}
    </div>
  );
}
