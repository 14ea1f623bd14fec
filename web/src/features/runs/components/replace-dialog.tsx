import { SOURCE_ENDINGS, type RunCell, type RunView } from '@kenna/contract';
import { Button } from '@mantine/core';
import { mdiImageMultipleOutline, mdiUploadOutline } from '@mdi/js';
import { useState, type ComponentType } from 'react';
import { FileButton } from '../../../ui/fields/file-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FormProblem } from '../../../ui/messages/form-problem.tsx';
import { UploadFailed, type UploadPhotograph } from '../photographs/use-photograph-uploads.ts';
import { useReplaceCell } from '../runs.api.ts';
import { RunDialog } from '../run-dialog.tsx';
import classes from './replace-dialog.module.css';

/** How a person gives a picture of their own. */
export interface OwnPictures {
  readonly upload: UploadPhotograph;
  /** A dialog in which one of the person's pictures is chosen. */
  readonly Picker: ComponentType<{
    readonly allowExplicit: boolean;
    readonly onChoose: (url: string) => void;
    readonly onClose: () => void;
  }>;
}

interface ReplaceDialogProps extends OwnPictures {
  readonly run: RunView;
  readonly cell: RunCell;
  readonly allowExplicit: boolean;
  readonly onReplaced: () => void;
  readonly onClose: () => void;
}

/** Puts a picture of the person in the place of one of a run. */
export function ReplaceDialog({ run, cell, allowExplicit, upload, Picker, onReplaced, onClose }: ReplaceDialogProps) {
  const [isPicking, setPicking] = useState(false);
  const { mutate, error, isPending } = useReplaceCell(run.id, upload);
  const replace = (source: File | string) => mutate({ cell: cell.id, source }, { onSuccess: onReplaced });
  if (isPicking) {
    return (
      <Picker
        allowExplicit={allowExplicit}
        onChoose={(url) => {
          setPicking(false);
          replace(url);
        }}
        onClose={() => setPicking(false)}
      />
    );
  }
  return (
    <RunDialog title="Use another picture" onClose={onClose}>
      <p>
        It replaces the picture everywhere, including exports, at no charge. It is only drawn again when its words or
        its shot change. The earlier picture stays in My images.
      </p>
      <div className={classes.ways}>
        <Button
          leftSection={<Icon path={mdiImageMultipleOutline} />}
          disabled={isPending}
          onClick={() => setPicking(true)}
        >
          Choose from My images
        </Button>
        <FileButton
          label="Picture"
          accept={SOURCE_ENDINGS}
          leftSection={<Icon path={mdiUploadOutline} />}
          loading={isPending}
          onChoose={replace}
        >
          Upload a picture
        </FileButton>
      </div>
      <FormProblem text={error === null ? null : wordsOf(error)} />
    </RunDialog>
  );
}

const wordsOf = (error: Error): string =>
  error instanceof UploadFailed ? error.message : 'The picture could not be replaced. Try again.';
