import { mdiAlertCircleOutline } from '@mdi/js';
import { Icon } from '../icon.tsx';
import classes from './form-problem.module.css';

/** An error of a form as a whole. The alert region exists before the error, so that screen readers announce it. */
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
