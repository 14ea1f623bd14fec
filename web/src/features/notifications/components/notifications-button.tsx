import { mdiBellOutline } from '@mdi/js';
import { useState, type ReactNode } from 'react';
import { Popover } from '../../../ui/layers/popover.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useJobs } from '../notifications.api.ts';
import type { JobActions } from '../job-actions.ts';
import { JobList } from './job-list.tsx';
import classes from './notifications.module.css';

interface NotificationsButtonProps {
  readonly actions: JobActions;
  /** True if explicit pictures are shown without a blur. */
  readonly allowExplicit: boolean;
  /** What the list shows above the renders. `onLeave` closes it. */
  readonly above: (onLeave: () => void) => ReactNode;
}

/** The bell with the number of running renders, which opens their list. */
export function NotificationsButton({ actions, allowExplicit, above }: NotificationsButtonProps) {
  const [opened, setOpened] = useState(false);
  const leave = () => setOpened(false);
  const jobs = useJobs();
  const running = jobs.data?.jobs.filter(({ status }) => status === 'queued' || status === 'processing').length ?? 0;
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width="min(400px, 100vw - 24px)" trapFocus>
      <Popover.Target>
        <button
          type="button"
          className={classes.bell}
          aria-label={running === 0 ? 'Notifications' : `Notifications, ${running} in progress`}
          onClick={() => setOpened(!opened)}
        >
          <Icon path={mdiBellOutline} size={22} />
          {running > 0 && <span className={classes.running}>{running}</span>}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown ?? ''} aria-label="Notifications">
        {above(leave)}
        <JobList jobs={jobs} actions={actions} allowExplicit={allowExplicit} onLeave={leave} />
      </Popover.Dropdown>
    </Popover>
  );
}
