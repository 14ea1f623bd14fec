import { Button } from '@mantine/core';
import { AccountDialog } from '../account-dialog.tsx';
import classes from '../account.module.css';
import { SecretLine } from '../secret-line.tsx';

interface ShownOnceProps {
  readonly title: string;
  /** Purpose of the secret, and that it will not be shown again. */
  readonly about: string;
  /** Label of the copy button. */
  readonly copy: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows a secret that the server stores as a hash or does not return again. */
export const ShownOnce = ({ title, about, copy, secret, onClose }: ShownOnceProps) => (
  <AccountDialog title={title} onClose={onClose}>
    <p className={classes.about}>{about}</p>
    <SecretLine label={copy} text={secret} />
    <div className={classes.foot}>
      <Button size="md" onClick={onClose}>
        I have saved it
      </Button>
    </div>
  </AccountDialog>
);
