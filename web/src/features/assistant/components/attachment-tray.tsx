import { mdiClose } from '@mdi/js';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Attachment } from '../attachments.ts';
import classes from './attachment-tray.module.css';

interface AttachmentTrayProps {
  readonly attachments: readonly Attachment[];
  /** True while pictures are being uploaded. */
  readonly isAdding: boolean;
  readonly onRemove: (id: number) => void;
}

/** Pictures attached to the next message. */
export function AttachmentTray({ attachments, isAdding, onRemove }: AttachmentTrayProps) {
  if (attachments.length === 0 && !isAdding) return null;
  return (
    <ul className={classes.tray} aria-label="Pictures of this message">
      {attachments.map(({ id, src }, index) => (
        <li key={id}>
          <img src={src} alt={`Attached, ${index + 1}`} />
          <span className={classes.remove}>
            <IconButton
              label={`Remove picture ${index + 1}`}
              icon={mdiClose}
              tone="scrim"
              onClick={() => onRemove(id)}
            />
          </span>
        </li>
      ))}
      {isAdding && (
        <li className={classes.adding} role="status">
          Please wait...
        </li>
      )}
    </ul>
  );
}
