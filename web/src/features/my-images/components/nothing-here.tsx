import { TRASH_DAYS } from '@kenna/contract';
import type { ReactNode } from 'react';
import { GhostFrames } from '../../../ui/messages/ghost-frames.tsx';
import type { PictureTab } from '../my-images.api.ts';
import classes from './library.module.css';

interface NothingHereProps {
  readonly tab: PictureTab;
  /** True if there are pictures, but none matches the filter. */
  readonly filtered: boolean;
  readonly children?: ReactNode;
}

const WORDS: Record<PictureTab, { title: string; text: string }> = {
  renders: { title: 'No images yet', text: 'Everything you create is kept here, newest first.' },
  uploads: { title: 'No uploads yet', text: 'Pictures that you upload appear here.' },
  liked: { title: 'Nothing liked yet', text: 'Like a picture with its heart or the L key, and it appears here.' },
  trash: { title: 'The bin is empty', text: `Deleted images stay here for ${TRASH_DAYS} days.` },
};

/** Placeholder of a tab without pictures: what it will contain, and a button to begin. */
export function NothingHere({ tab, filtered, children }: NothingHereProps) {
  const { title, text } = filtered
    ? { title: 'No results found', text: 'No image matches this search. Change or clear it.' }
    : WORDS[tab];
  return (
    <div className={classes.empty}>
      {!filtered && <GhostFrames />}
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
