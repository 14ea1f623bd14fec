import type { ImportedColours } from '@kenna/contract';
import classes from './own-colours.module.css';

/** Maximum number of skipped colours that are listed with their reasons. */
const MAX_LISTED = 20;

const counted = (count: number): string => (count === 1 ? '1 colour' : `${count} colours`);

/** The result of an import: how many colours were added, which were skipped and why, and inexact conversions. */
export function ImportReport({ report: { added, skipped, remarks } }: { readonly report: ImportedColours }) {
  return (
    <div className={classes.report}>
      <p>
        <strong>{added.length === 0 ? 'No colours were added.' : `${counted(added.length)} added.`}</strong>{' '}
        {skipped.length > 0 && `${counted(skipped.length)} skipped:`}
      </p>
      {skipped.length > 0 && (
        <ul aria-label="Skipped colours">
          {skipped.slice(0, MAX_LISTED).map(({ place, name, reason }) => (
            <li key={place}>
              {place}
              {name !== '' && (
                <>
                  , <bdi>{name}</bdi>
                </>
              )}
              : {reason}
            </li>
          ))}
          {skipped.length > MAX_LISTED && <li>and {skipped.length - MAX_LISTED} more</li>}
        </ul>
      )}
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </div>
  );
}
