import { mdiAlertCircleOutline } from '@mdi/js';
import { Icon } from '../icon.tsx';
import classes from './form-problem.module.css';

/** What is wrong with a form as a whole. */
export function FormProblem({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text !== null && (
        <p className={classes.problem}>
          <Icon path={mdiAlertCircleOutline} />
          {text}
        </p>
      )}
    </div>
  );
}
