import { NOTE_LIMIT, tidyNote, type NoteVisibility } from '@kenna/contract';
import { mdiSend } from '@mdi/js';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useNoteActions, useNotes } from '../notes.api.ts';
import classes from './note-box.module.css';
import { NoteRow } from './note-row.tsx';
import { VisibilitySelect } from './visibility-select.tsx';

/** The notes on a picture and a field for a new one. Enter sends, Shift with Enter inserts a line break. */
export function NoteBox({ imageId }: { imageId: number }) {
  const field = useId();
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [visibility, setVisibility] = useState<NoteVisibility>('only_me');
  const { data: notes = [], isError } = useNotes(imageId);
  const { add, update, remove } = useNoteActions(imageId);
  const tidy = tidyNote(text);
  const send = () => {
    if (tidy !== '' && !add.isPending) add.mutate({ text: tidy, visibility }, { onSuccess: () => setText('') });
  };
  const sendByButton = () => {
    send();
    // The button disappears once the note is sent, and the focus must not be lost with it.
    textarea.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Stops keys typed here from triggering shortcuts of the page.
    event.stopPropagation();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <section className={classes.box} aria-label="Notes">
      {isError && <p className={classes.quiet}>The notes could not be loaded. Open them again to retry.</p>}
      {notes.length > 0 && (
        <ul className={classes.notes}>
          {notes.map((note) => (
            <NoteRow
              key={note.id}
              note={note}
              onVisibilityChange={(to) => update.mutate({ id: note.id, visibility: to })}
              onRemove={() => remove.mutate(note)}
            />
          ))}
        </ul>
      )}
      <div className={classes.field}>
        <label htmlFor={field}>Note</label>
        <textarea
          dir="auto"
          id={field}
          ref={textarea}
          rows={2}
          maxLength={NOTE_LIMIT}
          placeholder="Shorten the sleeve by two fingers"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <div className={classes.foot}>
          <VisibilitySelect label="Note visibility" value={visibility} onChange={setVisibility} />
          {tidy !== '' && (
            <IconButton label="Send note" icon={mdiSend} disabled={add.isPending} onClick={sendByButton} />
          )}
        </div>
      </div>
    </section>
  );
}
