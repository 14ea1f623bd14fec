import type { Note, NoteVisibility } from '@kenna/contract';
import { mdiTrashCanOutline } from '@mdi/js';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import classes from './note-box.module.css';
import { VisibilitySelect } from './visibility-select.tsx';

interface NoteRowProps {
  readonly note: Note;
  readonly onVisibilityChange: (visibility: NoteVisibility) => void;
  readonly onRemove: () => void;
}

/** A note: its text, visibility and age. */
export function NoteRow({ note, onVisibilityChange, onRemove }: NoteRowProps) {
  return (
    <li className={classes.note}>
      <p>{note.text}</p>
      <div className={classes.foot}>
        <VisibilitySelect label={`Visibility: ${note.text}`} value={note.visibility} onChange={onVisibilityChange} />
        <span className={classes.quiet}>
          <RelativeTime moment={note.created_at} />
        </span>
        <IconButton label={`Remove note: ${note.text}`} icon={mdiTrashCanOutline} onClick={onRemove} />
      </div>
    </li>
  );
}
