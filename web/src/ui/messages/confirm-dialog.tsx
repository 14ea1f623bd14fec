import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Modal } from '../layers/modal.tsx';
import classes from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  readonly title: string;
  /** What follows from it, in a sentence. */
  readonly children?: ReactNode;
  readonly confirm: string;
  readonly cancel?: string;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that takes away. The way out has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel = 'Cancel', busy = false, onConfirm, onClose } = props;
  return (
    <Modal
      opened
      centered
      size={440}
      title={title}
      onClose={onClose}
      zIndex={400}
      withCloseButton={false}
      classNames={{ title: classes.title ?? '', body: classes.body ?? '', content: classes.content ?? '' }}
    >
      {children && <div className={classes.text}>{children}</div>}
      <div className={classes.actions}>
        <Button variant="default" size="md" onClick={onClose} data-autofocus>
          {cancel}
        </Button>
        <Button size="md" loading={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Modal>
  );
}
