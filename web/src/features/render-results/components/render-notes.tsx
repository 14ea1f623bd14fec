import type { ImageItem, PictureRemark } from '@kenna/contract';
import { RemarkNotes } from '../../../ui/picture/remark-notes.tsx';
import classes from './results.module.css';

/** Notes of a render, shown under its pictures. The image viewer repeats the notes of each picture. */
export function RenderNotes({ images }: { images: readonly ImageItem[] }) {
  const remarks = images.flatMap((image, index) => image.remarks.map((remark) => placed(remark, index, images)));
  return <RemarkNotes remarks={remarks} className={classes.note} />;
}

/** A sentence about one of several pictures names its place. */
function placed(remark: PictureRemark, index: number, images: readonly ImageItem[]): PictureRemark {
  const { kind, words } = remark;
  const isOfAll = images.every(({ remarks }) => remarks.some((own) => own.kind === kind && own.words === words));
  return kind === 'not_drawn' || isOfAll ? remark : { kind, words: `${index + 1} of ${images.length}: ${words}` };
}
