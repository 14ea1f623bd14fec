import type { ReactNode } from 'react';
import { Modal } from '../../ui/layers/modal.tsx';
import classes from './run-dialog.module.css';

interface RunDialogProps {
  readonly title: string;
  /** Width in pixels. */
  readonly size?: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of the dialogs of runs. */
export const RunDialog = ({ title, size = 440, onClose, children }: RunDialogProps) => (
  <Modal opened centered size={size} title={title} classNames={{ title: classes.title ?? '' }} onClose={onClose}>
    <div className={classes.content}>{children}</div>
  </Modal>
);
