import { Modal as MantineModal, type ModalProps as MantineModalProps } from '@mantine/core';
import { useCloseOnBack } from '../../lib/navigation/use-close-on-back.ts';

interface ModalProps extends MantineModalProps {
  /** Whether opening it was an entry of the history: Back then closes it by itself. */
  readonly inAddress?: boolean;
}

/** A dialog over the page: Escape, a click beside it and Back close it. */
export function Modal({ inAddress = false, ...props }: ModalProps) {
  useCloseOnBack(props.onClose, props.opened && !inAddress);
  return <MantineModal {...props} />;
}
