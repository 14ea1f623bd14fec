import type { DeliveryView } from '@kenna/contract';
import { Button } from '@mantine/core';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { isWriting, useFolderDelivery } from '../../delivery.api.ts';
import classes from './deliver-dialog.module.css';

interface FolderProgressProps {
  readonly runId: number;
  /** The last delivery, which was into a folder. */
  readonly delivery: DeliveryView & { readonly folder: string };
}

const WORDS = {
  waiting: 'The files are waiting for their turn.',
  working: 'You can leave: the files are written in the background.',
  ready: 'The delivery is complete. manifest.json lists its files and any that were left out.',
  failed: 'The file store could not be written to. What is there is kept, and Resume writes only the rest.',
  cancelled: 'The delivery was cancelled and its files were removed.',
} as const;

/** How far the last delivery into a folder is, with what can be done about it. */
export function FolderProgress({ runId, delivery }: FolderProgressProps) {
  const { folder, status, done, total, download_id } = delivery;
  const action = useFolderDelivery(runId);
  return (
    <section className={classes.folder} aria-label="Folder">
      <p role="status">
        <strong>
          {done} of {total} files checked
        </strong>
        <span>{WORDS[status]}</span>
      </p>
      <progress max={total} value={done} aria-label="Checked files" />
      {status !== 'cancelled' && (
        <p className={classes.path}>
          <code>{folder}</code>
          <CopyButton text={folder} label="Copy the folder path" />
        </p>
      )}
      {isWriting(delivery) && (
        <Button variant="default" loading={action.isPending} onClick={() => action.mutate({ cancel: download_id })}>
          Cancel delivery
        </Button>
      )}
      {status === 'failed' && (
        <Button loading={action.isPending} onClick={() => action.mutate('resume')}>
          Resume
        </Button>
      )}
    </section>
  );
}
