import type { ReactNode } from 'react';
import { Modal } from '../../ui/layers/modal.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import classes from './run-dialog.module.css';

interface RunDialogProps {
  readonly title: string;
  /** Width in pixels. */
  readonly size?: number;
  /** Whether a phone shows it on the whole screen. */
  readonly fillsPhone?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of the dialogs of runs. */
export function RunDialog({ title, size = 440, fillsPhone = false, onClose, children }: RunDialogProps) {
  const isSmall = useIsPhone();
  return (
    <Modal
      opened
      centered
      size={size}
      fullScreen={fillsPhone && isSmall}
      title={title}
      classNames={{ title: classes.title ?? '' }}
      onClose={onClose}
    >
      <div className={classes.content}>{children}</div>
    </Modal>
  );
}
