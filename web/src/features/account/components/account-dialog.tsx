import type { ReactNode } from 'react';
import { Modal } from '../../../ui/layers/modal.tsx';
import classes from './account.module.css';

interface AccountDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The common frame of the account area's dialogs. */
export function AccountDialog({ title, onClose, children }: AccountDialogProps) {
  return (
    <Modal opened centered size={520} title={title} onClose={onClose} zIndex={400}>
      <div className={classes.dialog}>{children}</div>
    </Modal>
  );
}
