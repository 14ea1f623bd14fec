import type { PictureRemark } from '@kenna/contract';
import { mdiInformationOutline } from '@mdi/js';
import { Link } from 'react-router';
import { Icon } from '../icon.tsx';
import { ABOUT_ENGINES } from '../../lib/navigation/about-engines.ts';
import { otherRemarks, wordsNotDrawn } from '../../lib/pictures/remark-sentences.ts';

interface RemarkNotesProps {
  readonly remarks: readonly PictureRemark[];
  /** Class of each note. */
  readonly className: string | undefined;
}

/** Remarks on pictures, one note each; words that were not drawn form one note at the end. */
export function RemarkNotes({ remarks, className }: RemarkNotesProps) {
  const missed = wordsNotDrawn(remarks);
  return (
    <>
      {otherRemarks(remarks).map((note) => (
        <p key={note} className={className}>
          <Icon path={mdiInformationOutline} size={18} />
          {note}
        </p>
      ))}
      {missed.length > 0 && (
        <p className={className}>
          <Icon path={mdiInformationOutline} size={18} />
          <span>
            Not drawn: {missed.join(', ')}. <Link to={ABOUT_ENGINES}>Connect an engine that can</Link>.
          </span>
        </p>
      )}
    </>
  );
}
