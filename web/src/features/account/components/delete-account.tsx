import { Button } from '@mantine/core';
import { DELETION_DAYS } from '@kenna/contract';
import { useState } from 'react';
import { requestDeletion } from '../account.api.ts';
import { PasswordDialog } from './password-dialog.tsx';

/** `onRequested` gets the day, once every session has ended. */
export function DeleteAccount({ onRequested }: { onRequested: (day: Date) => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <Button variant="default" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      {asking && (
        <PasswordDialog
          title="Delete your account?"
          confirm="Delete"
          onClose={() => setAsking(false)}
          onPassword={async (password) => onRequested(new Date((await requestDeletion(password)).due_at))}
        >
          You are logged out everywhere now. In {DELETION_DAYS} days your pictures, collections and conversations are
          deleted for good. Log in before then, and everything stays.
        </PasswordDialog>
      )}
    </div>
  );
}
