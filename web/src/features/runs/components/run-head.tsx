import { totalOf, type RunView } from '@kenna/contract';
import { Button } from '@mantine/core';
import {
  mdiArrowLeft,
  mdiCheckboxBlankOutline,
  mdiCheckboxMarkedOutline,
  mdiDotsHorizontal,
  mdiFolderZipOutline,
  mdiPause,
  mdiPencilOutline,
  mdiPlay,
  mdiRefresh,
  mdiStop,
  mdiStorefrontOutline,
  mdiTrashCanOutline,
} from '@mdi/js';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Menu } from '../../../ui/layers/menu.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { factsOf, startWords, STATUS_WORDS, timeWords } from '../run-words.ts';
import { useDeleteRun, useRunAction, useUpdateRun } from '../runs.api.ts';
import { RenameRun } from './rename-run.tsx';
import classes from './run-head.module.css';

interface RunHeadProps {
  readonly run: RunView;
  /** True while the sheet or the recipe has changes that are not saved. */
  readonly isUnsaved: boolean;
  readonly onExport: () => void;
  readonly onDeliver: () => void;
}

/** Name, progress and price of a run, with what can be done with it as a whole. */
export function RunHead({ run, isUnsaved, onExport, onDeliver }: RunHeadProps) {
  const { can, cells, status, pause } = run;
  const [asks, setAsks] = useState<'cancel' | 'delete' | 'rename' | null>(null);
  const action = useRunAction(run.id);
  const update = useUpdateRun(run.id);
  const removal = useDeleteRun(run.id);
  const navigate = useNavigate();
  const close = () => setAsks(null);
  // Delivering is the point of a run that draws nothing more.
  const isOver = cells.done > 0 && !can.start && !can.resume && !can.pause;
  return (
    <header className={classes.head}>
      <Link to="/workplace/runs" className={classes.back}>
        <Icon path={mdiArrowLeft} />
        Runs
      </Link>
      <div className={classes.name}>
        <h1>{run.name}</h1>
        <Menu position="bottom-start" shadow="md">
          <Menu.Target>
            <IconButton icon={mdiDotsHorizontal} label="More" />
          </Menu.Target>
          <Menu.Dropdown>
            {can.cancel && (
              <Menu.Item leftSection={<Icon path={mdiStop} />} onClick={() => setAsks('cancel')}>
                Cancel run
              </Menu.Item>
            )}
            <Menu.Item leftSection={<Icon path={mdiPencilOutline} />} onClick={() => setAsks('rename')}>
              Rename
            </Menu.Item>
            <Menu.Item
              role="menuitemcheckbox"
              aria-checked={run.sends_mail}
              leftSection={<Icon path={run.sends_mail ? mdiCheckboxMarkedOutline : mdiCheckboxBlankOutline} />}
              onClick={() => update.mutate({ sends_mail: !run.sends_mail })}
            >
              E-mail me when it finishes or pauses
            </Menu.Item>
            <Menu.Item leftSection={<Icon path={mdiTrashCanOutline} />} onClick={() => setAsks('delete')}>
              Delete
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      <p className={classes.facts}>
        {[STATUS_WORDS[status], ...factsOf(run)].join(' · ')}
        {run.seconds_left !== null && ` · ${timeWords(run.seconds_left)}`}
      </p>
      {cells.done > 0 && cells.done < totalOf(cells) && (
        <progress max={totalOf(cells)} value={cells.done} aria-label="Finished pictures" />
      )}
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
            Redraw failed
          </Button>
        )}
        {cells.done > 0 && (
          <Button
            size="md"
            variant={isOver ? 'filled' : 'default'}
            leftSection={<Icon path={mdiStorefrontOutline} />}
            onClick={onDeliver}
          >
            Deliver
          </Button>
        )}
        {cells.done + cells.stale > 0 && (
          <Button size="md" variant="default" leftSection={<Icon path={mdiFolderZipOutline} />} onClick={onExport}>
            Export (ZIP)
          </Button>
        )}
        <p className={classes.price} role="status">
          {pause !== null ? pause.text : isUnsaved ? 'Save your changes before you start.' : startWords(run)}
        </p>
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
          Pictures in progress are stopped and not charged. Finished ones are kept.
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
