import { mdiAlertCircleOutline } from '@mdi/js';
import { Icon } from '../../../ui/icon.tsx';
import type { Finding } from '../finding.ts';
import classes from './try-on.module.css';

/** What was found in a picture, in words; read out when it changes. */
export const FindingNote = ({ finding: { state }, words }: { finding: Finding; words: string }) => (
  <p className={classes.note} data-state={state} role="status">
    {state === 'missing' && <Icon path={mdiAlertCircleOutline} />}
    {words}
  </p>
);
