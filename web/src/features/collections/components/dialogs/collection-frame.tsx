import type { ReactNode } from 'react';
import { Modal } from '../../../../ui/layers/modal.tsx';
import classes from './collection-dialogs.module.css';

interface CollectionFrameProps {
  readonly title: string;
  readonly size?: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The common frame of the collection dialogs. It also opens above a picture in the viewer. */
export function CollectionFrame({ title, size = 480, onClose, children }: CollectionFrameProps) {
  return (
    <Modal
      opened
      centered
      size={size}
      title={title}
      onClose={onClose}
      zIndex={400}
      classNames={{ title: classes.title ?? '', body: classes.body ?? '' }}
    >
      {children}
    </Modal>
  );
}
