import { Button } from '@mantine/core';
import type { Submission } from '@kenna/contract';
import { mdiCheck, mdiClose } from '@mdi/js';
import { pictureTitle } from '../../../lib/pictures/picture-title.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Veil } from '../../../ui/picture/veil.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import classes from './showcase.module.css';

interface SubmissionRowProps {
  readonly submission: Submission;
  /** True if an explicit picture is shown without a blur. */
  readonly allowExplicit: boolean;
  readonly busy: boolean;
  readonly onDecide: (accept: boolean) => void;
}

/** A picture that was submitted to the showcase, and the decision on it. */
export function SubmissionRow({ submission, allowExplicit, busy, onDecide }: SubmissionRowProps) {
  const { image, maker, notes, status, is_example, submitted_at } = submission;
  return (
    <li className={classes.row}>
      <div className={classes.picture}>
        <Veil veiled={image.is_nsfw && !allowExplicit}>
          <Picture
            alt={pictureTitle(image)}
            width={image.width}
            height={image.height}
            src={image.webp_image_url}
            variants={image.variants}
            thumbhash={image.thumbhash}
            sizes="160px"
          />
        </Veil>
      </div>
      <div className={classes.words}>
        <p>{pictureTitle(image)}</p>
        <p className={classes.quiet}>
          {is_example ? (
            `Example by ${maker}`
          ) : (
            <>
              {maker}, <RelativeTime moment={submitted_at} />
            </>
          )}
        </p>
        {notes.map((note, at) => (
          <p key={at} className={classes.quiet}>
            “{note}”
          </p>
        ))}
      </div>
      <div className={classes.actions}>
        {status !== 'accepted' && (
          <Button
            variant="default"
            size="md"
            leftSection={<Icon path={mdiCheck} />}
            disabled={busy}
            onClick={() => onDecide(true)}
          >
            Accept
          </Button>
        )}
        {status !== 'refused' && (
          <Button
            variant="default"
            size="md"
            leftSection={<Icon path={mdiClose} />}
            disabled={busy}
            onClick={() => onDecide(false)}
          >
            Refuse
          </Button>
        )}
      </div>
    </li>
  );
}
