import type { RunView } from '@kenna/contract';
import { Button } from '@mantine/core';
import {
  mdiArrowLeft,
  mdiFolderZipOutline,
  mdiPause,
  mdiPencilOutline,
  mdiPlay,
  mdiRefresh,
  mdiStop,
  mdiTrashCanOutline,
} from '@mdi/js';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { progressWords, startWords, sizeWords, STATUS_WORDS, totalOf } from '../run-words.ts';
import { useDeleteRun, useRunAction } from '../runs.api.ts';
import { RenameRun } from './rename-run.tsx';
import classes from './run-head.module.css';

interface RunHeadProps {
  readonly run: RunView;
  /** True while the sheet or the recipe has changes that are not saved. */
  readonly isUnsaved: boolean;
  readonly onExport: () => void;
}

/** Name, progress and price of a run, with what can be done with it as a whole. */
export function RunHead({ run, isUnsaved, onExport }: RunHeadProps) {
  const { can, cells, status, pause } = run;
  const [asks, setAsks] = useState<'cancel' | 'delete' | 'rename' | null>(null);
  const action = useRunAction(run.id);
  const removal = useDeleteRun(run.id);
  const navigate = useNavigate();
  const close = () => setAsks(null);
  return (
    <header className={classes.head}>
      <Link to="/workplace/runs" className={classes.back}>
        <Icon path={mdiArrowLeft} />
        Runs
      </Link>
      <h1>{run.name}</h1>
      <p className={classes.facts}>
        {STATUS_WORDS[status]} · {sizeWords(run)} · {progressWords(run)}
      </p>
      <progress max={Math.max(1, totalOf(cells))} value={cells.done} aria-label="Pictures that are done" />
      <p className={classes.price} role="status">
        {pause !== null ? pause.text : isUnsaved ? 'Save your changes before you start.' : startWords(run)}
      </p>
      <div className={classes.actions}>
        {(status === 'draft' || can.start) && (
          <Button
            size="md"
            leftSection={<Icon path={mdiPlay} />}
            disabled={!can.start || isUnsaved}
            loading={action.isPending}
            onClick={() => action.mutate('start')}
          >
            Start
          </Button>
        )}
        {can.resume && (
          <Button
            size="md"
            leftSection={<Icon path={mdiPlay} />}
            loading={action.isPending}
            onClick={() => action.mutate('resume')}
          >
            Resume
          </Button>
        )}
        {can.pause && (
          <Button
            size="md"
            leftSection={<Icon path={mdiPause} />}
            loading={action.isPending}
            onClick={() => action.mutate('pause')}
          >
            Pause
          </Button>
        )}
        {can.rerun && (
          <Button
            size="md"
            variant="default"
            leftSection={<Icon path={mdiRefresh} />}
            disabled={action.isPending || isUnsaved}
            onClick={() => action.mutate('rerun')}
          >
            Draw failed again
          </Button>
        )}
        {can.cancel && (
          <Button
            size="md"
            variant="default"
            leftSection={<Icon path={mdiStop} />}
            disabled={action.isPending}
            onClick={() => setAsks('cancel')}
          >
            Cancel run
          </Button>
        )}
        {cells.done + cells.stale > 0 && (
          <Button size="md" variant="default" leftSection={<Icon path={mdiFolderZipOutline} />} onClick={onExport}>
            Export (ZIP)
          </Button>
        )}
        <Button
          size="md"
          variant="default"
          leftSection={<Icon path={mdiPencilOutline} />}
          onClick={() => setAsks('rename')}
        >
          Rename
        </Button>
        <Button
          size="md"
          variant="default"
          leftSection={<Icon path={mdiTrashCanOutline} />}
          onClick={() => setAsks('delete')}
        >
          Delete
        </Button>
      </div>
      {asks === 'rename' && <RenameRun run={run} onClose={close} />}
      {asks === 'cancel' && (
        <ConfirmDialog
          title="Cancel this run?"
          confirm="Cancel run"
          cancel="Keep drawing"
          busy={action.isPending}
          onClose={close}
          onConfirm={() => action.mutate('cancel', { onSettled: close })}
        >
          Pictures that are being drawn are given up and not charged. Finished ones stay.
        </ConfirmDialog>
      )}
      {asks === 'delete' && (
        <ConfirmDialog
          title={`Delete ${run.name}?`}
          confirm="Delete"
          busy={removal.isPending}
          onClose={close}
          onConfirm={() => removal.mutate(undefined, { onSuccess: () => void navigate('/workplace/runs') })}
        >
          Its sheet and its shots are deleted. Its pictures stay in My images.
        </ConfirmDialog>
      )}
    </header>
  );
}
