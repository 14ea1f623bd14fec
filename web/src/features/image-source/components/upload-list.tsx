import { mdiClose } from '@mdi/js';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Uploads } from '../use-uploads.ts';
import classes from './image-source.module.css';

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** What has been sent, in megabytes of a million bytes. */
const sentOf = (progress: number, size: number): string =>
  progress < 1 ? `${megabytes(progress * size)} of ${megabytes(size)} MB` : 'Being read';

/** The running uploads with their progress. They lie over the place of the picture, so that nothing below them moves. */
export function SendingList({ uploads }: { readonly uploads: Uploads }) {
  const sending = uploads.all.filter(({ url }) => url === null);
  if (sending.length === 0) return null;
  return (
    <ul className={classes.sending} aria-label="Uploads">
      {sending.map(({ key, name, size, progress }) => (
        <li key={key}>
          <span className={classes.name}>{name}</span>
          <span className={classes.sent}>{sentOf(progress, size)}</span>
          {/* Without a value it shows that the end is not known. */}
          <progress max={1} value={progress < 1 ? progress : undefined} aria-label={`Upload of ${name}`} />
          <IconButton label={`Cancel ${name}`} icon={mdiClose} onClick={() => uploads.cancel(key)} />
        </li>
      ))}
    </ul>
  );
}

interface UploadListProps {
  readonly uploads: Uploads;
  readonly chosen: string | null;
  readonly onChoose: (url: string) => void;
}

/** The finished uploads, from which another picture can be chosen; nothing while there is no other. */
export function UploadList({ uploads, chosen, onChoose }: UploadListProps) {
  const finished = uploads.all.flatMap(({ key, name, url }) => (url === null ? [] : [{ key, name, url }]));
  if (finished.every(({ url }) => url === chosen)) return null;
  return (
    <ul className={classes.others} aria-label="Your uploads">
      {finished.map(({ key, name, url }) => (
        <li key={key}>
          <button type="button" aria-pressed={url === chosen} title={name} onClick={() => onChoose(url)}>
            <img src={url} alt={name} />
          </button>
        </li>
      ))}
    </ul>
  );
}
