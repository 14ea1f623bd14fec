import { counted, type DeliveryReport } from '@kenna/contract';
import classes from './deliver-dialog.module.css';

/** What the checks of a delivery have found: how many files pass, and why the others were left out. */
export function DeliveryChecks({ report: { passed, mended, failed, failures } }: { readonly report: DeliveryReport }) {
  return (
    <section className={classes.checks} aria-label="Checks">
      <h3>Last delivery</h3>
      <p>
        {counted(passed, 'file')} passed every check
        {mended > 0 && `, ${counted(mended, 'of them was corrected', 'of them were corrected')}`}.
        {failed > 0 && ` ${counted(failed, 'file was', 'files were')} left out.`}
      </p>
      {failures.length > 0 && (
        <ul className={classes.failures}>
          {failures.map(({ file, reasons }) => (
            <li key={file}>
              <strong>{file}</strong>
              <span>{reasons.join(' ')}</span>
            </li>
          ))}
        </ul>
      )}
      {failed > failures.length && <p>The manifest lists all of them.</p>}
    </section>
  );
}
