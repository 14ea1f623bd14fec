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

/** Lies over the opened picture and hears its own keys only; Escape or Back closes it and leaves the picture open. */
export function Layer({ title, onClose, onKeyDown, tools, children }: LayerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useCloseOnBack(onClose);
  useEffect(() => {
    const shown = dialog.current;
    // What the opened picture listens to on the window must not move on below this layer.
    const keep = (event: globalThis.KeyboardEvent) => event.stopPropagation();
    // Its Escape is heard on the window before this layer hears anything, except from what is marked.
    const mark = ({ target }: FocusEvent) =>
      target instanceof HTMLElement && target.setAttribute('data-mantine-stop-propagation', 'true');
    shown?.addEventListener('keydown', keep);
    shown?.addEventListener('focusin', mark);
    shown?.showModal();
    return () => {
      shown?.removeEventListener('focusin', mark);
      shown?.removeEventListener('keydown', keep);
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
        <div className={classes.tools}>
          {tools}
          <IconButton label="Close" icon={mdiClose} onClick={onClose} />
        </div>
      </div>
      {/* Its own handler: the one of the dialog stops what bubbles on. */}
      <div className={classes.stage} onKeyDownCapture={onKeyDown}>
        {children}
      </div>
    </dialog>
  );
}
