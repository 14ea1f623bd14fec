import type { ImageItem } from '@kenna/contract';
import { RemarkNotes } from '../../../ui/picture/remark-notes.tsx';
import classes from './results.module.css';

/** Notes of a render, shown under its pictures. The image viewer repeats the notes of each picture. */
export function RenderNotes({ images }: { images: readonly ImageItem[] }) {
  return <RemarkNotes remarks={images.flatMap(({ remarks }) => remarks)} className={classes.note} />;
}
