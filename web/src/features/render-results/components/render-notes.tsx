import type { ImageItem } from '@kenna/contract';
import { mdiInformationOutline } from '@mdi/js';
import { Icon } from '../../../ui/icon.tsx';
import { notesOf } from '../notes-of.ts';
import classes from './results.module.css';

/** The notes of a render under its pictures, which the opened picture repeats. */
export function RenderNotes({ images }: { images: readonly ImageItem[] }) {
  return notesOf(images).map((note) => (
    <p key={note} className={classes.note}>
      <Icon path={mdiInformationOutline} size={18} />
      {note}
    </p>
  ));
}
