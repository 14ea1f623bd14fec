import { Button } from '@mantine/core';
import { saveBlob } from '../../../lib/save-file.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { AccountDialog } from './account-dialog.tsx';
import classes from './account.module.css';

/** Shown this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = codes.join('\n');
  return (
    <AccountDialog title="Your recovery codes" onClose={onClose}>
      <p className={classes.about}>
        Each opens your account once when the app is not at hand. They are shown now and never again: keep them where
        you keep your passwords.
      </p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.foot}>
        <CopyButton label="Copy the codes" text={text} />
        <Button
          variant="default"
          size="md"
          onClick={() => saveBlob(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          Save as a file
        </Button>
        <Button size="md" onClick={onClose}>
          I have kept them
        </Button>
      </div>
    </AccountDialog>
  );
}
