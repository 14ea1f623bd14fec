import { Button } from '@mantine/core';
import type { RenderJob, RenderJobList } from '@kenna/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { JobActions } from '../job-actions.ts';
import { JobEntry } from './job-entry.tsx';
import classes from './notifications.module.css';

interface JobListProps {
  readonly jobs: UseQueryResult<RenderJobList>;
  readonly actions: JobActions;
  /** True if explicit pictures are shown without a blur. */
  readonly allowExplicit: boolean;
  /** Called when a link is followed, to close the list. */
  readonly onLeave: () => void;
}

export function JobList({ jobs, actions, allowExplicit, onLeave }: JobListProps) {
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.tab}>Create</h2>
        <Link to="/workplace/my-images" onClick={onLeave} className={classes.all}>
          View my images
        </Link>
      </div>
      <JobEntries jobs={jobs} actions={actions} allowExplicit={allowExplicit} />
    </>
  );
}

function JobEntries({ jobs, actions, allowExplicit }: Omit<JobListProps, 'onLeave'>) {
  if (jobs.isPending) return <p className={classes.empty}>Please wait...</p>;
  if (jobs.isError) {
    return (
      <div className={classes.empty}>
        <p>The list could not be loaded.</p>
        <Button variant="default" onClick={() => void jobs.refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (jobs.data.jobs.length === 0) return <p className={classes.empty}>What you create appears here.</p>;
  return (
    <ul className={classes.list}>
      {jobs.data.jobs.map((job: RenderJob) => (
        <JobEntry key={job.id} job={job} actions={actions} allowExplicit={allowExplicit} />
      ))}
    </ul>
  );
}
