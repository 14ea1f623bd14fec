import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Modal } from '../layers/modal.tsx';
import classes from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  readonly title: string;
  /** One sentence on the consequences. */
  readonly children?: ReactNode;
  readonly confirm: string;
  readonly cancel?: string;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before something is removed. The focus starts on the cancel button. */
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
