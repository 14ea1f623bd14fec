import { Modal as MantineModal, type ModalProps as MantineModalProps } from '@mantine/core';
import { useCloseOnBack } from '../../lib/navigation/use-close-on-back.ts';
import classes from './modal.module.css';

interface ModalProps extends MantineModalProps {
  /** Whether opening the dialog added an entry to the history: then Back closes it without help. */
  readonly inAddress?: boolean;
}

/** A dialog over the page. Escape, a click outside, Back and the button in its head, if it has one, close it. */
export function Modal({ inAddress = false, ...props }: ModalProps) {
  useCloseOnBack(props.onClose, props.opened && !inAddress);
  return (
    <MantineModal closeButtonProps={{ 'aria-label': 'Close' }} classNames={{ title: classes.title ?? '' }} {...props} />
  );
}
