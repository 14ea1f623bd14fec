import { mdiAlertCircleOutline, mdiCheckCircleOutline } from '@mdi/js';
import { Icon } from '../../../ui/icon.tsx';
import { useDialogStatus } from '../dialog-status.ts';
import classes from './dialog-results.module.css';

/** Shows the outcome of the last render of the dialog for a short time. */
export function DialogAlert() {
  const { flag, type, title, message } = useDialogStatus();
  return (
    <div role="status" className={classes.alertPlace}>
      {flag && (
        <div className={classes.alert} data-type={type}>
          <Icon path={type === 'error' ? mdiAlertCircleOutline : mdiCheckCircleOutline} />
          <p>
            <strong>{title}</strong> {message}
          </p>
        </div>
      )}
    </div>
  );
}
