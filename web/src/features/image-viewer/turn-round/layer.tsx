import { mdiClose } from '@mdi/js';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useCloseOnBack } from '../../../lib/navigation/use-close-on-back.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import classes from './layer.module.css';

interface LayerProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/**
 * A dialog over the opened picture with its own keyboard shortcuts. Escape or Back closes it and leaves the picture
 * open.
 */
export function Layer({ title, onClose, onKeyDown, tools, children }: LayerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useCloseOnBack(onClose);
  useEffect(() => {
    const shown = dialog.current;
    // Keyboard shortcuts of the opened picture listen on the window; events from this layer must not reach them.
    const stopKeys = (event: globalThis.KeyboardEvent) => event.stopPropagation();
    // The modal of the opened picture handles Escape on the window before this layer does. Mantine skips elements that
    // have the attribute set here.
    const mark = ({ target }: FocusEvent) =>
      target instanceof HTMLElement && target.setAttribute('data-mantine-stop-propagation', 'true');
    shown?.addEventListener('keydown', stopKeys);
    shown?.addEventListener('focusin', mark);
    shown?.showModal();
    return () => {
      shown?.removeEventListener('focusin', mark);
      shown?.removeEventListener('keydown', stopKeys);
      shown?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.layer}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes.bar}>
        <h2>{title}</h2>
        <div className={classes.tools}>{tools}</div>
        <IconButton label="Close" icon={mdiClose} onClick={onClose} />
      </div>
      {/* The handler is on this element and in the capture phase, because the dialog stops the propagation of key
          events. */}
      <div className={classes.stage} onKeyDownCapture={onKeyDown}>
        {children}
      </div>
    </dialog>
  );
}
