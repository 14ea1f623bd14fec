import type { ImageItem } from '@kenna/contract';
import { mdiInformationOutline } from '@mdi/js';
import { Icon } from '../../../ui/icon.tsx';
import { remarkSentences } from '../../../lib/pictures/remark-sentences.ts';
import classes from './results.module.css';

/** Notes of a render, shown under its pictures. The image viewer repeats the note of each picture. */
export function RenderNotes({ images }: { images: readonly ImageItem[] }) {
  return remarkSentences(images.flatMap(({ remarks }) => remarks)).map((note) => (
    <p key={note} className={classes.note}>
      <Icon path={mdiInformationOutline} size={18} />
      {note}
    </p>
  ));
}
