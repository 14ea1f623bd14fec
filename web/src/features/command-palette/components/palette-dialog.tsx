import type { KeyboardEvent, ReactNode } from 'react';
import { KEEPS_ESCAPE } from '../../../ui/layers/keeps-escape.ts';
import { Modal } from '../../../ui/layers/modal.tsx';
import { useReturnFocus } from '../../../ui/layers/use-return-focus.ts';
import classes from './palette.module.css';

interface PaletteDialogProps {
  readonly label: string;
  /** Largest width in pixels. */
  readonly size?: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The frame of the palette: below the top of the page, or the whole page on a phone. It may lie over another dialog,
 * which Escape must not close as well, so it handles this key itself.
 */
export function PaletteDialog({ label, size = 640, onClose, children }: PaletteDialogProps) {
  useReturnFocus();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    // No key of this dialog acts on the page below it.
    event.nativeEvent.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={false}
      withCloseButton={false}
      returnFocus={false}
      padding={0}
      size={size}
      yOffset="12dvh"
      zIndex={400}
      transitionProps={{ duration: 120, transition: 'fade' }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '', inner: classes.inner ?? '' }}
      // Attributes of the modal itself would be set on an element outside its dialog.
      attributes={{ content: { 'aria-label': label, ...KEEPS_ESCAPE } }}
    >
      <div role="presentation" className={classes.frame} onKeyDown={onKeyDown}>
        {children}
      </div>
    </Modal>
  );
}
