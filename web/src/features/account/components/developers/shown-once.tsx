import { Button } from '@mantine/core';
import { AccountDialog } from '../account-dialog.tsx';
import classes from '../account.module.css';
import { SecretLine } from '../secret-line.tsx';

interface ShownOnceProps {
  readonly title: string;
  /** What it is for, and that it does not come again. */
  readonly about: string;
  /** What the button that copies it is called. */
  readonly copy: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** A secret that the server keeps as a hash, or never tells again. */
export const ShownOnce = ({ title, about, copy, secret, onClose }: ShownOnceProps) => (
  <AccountDialog title={title} onClose={onClose}>
    <p className={classes.about}>{about}</p>
    <SecretLine label={copy} text={secret} />
    <div className={classes.foot}>
      <Button size="md" onClick={onClose}>
        I have kept it
      </Button>
    </div>
  </AccountDialog>
);
