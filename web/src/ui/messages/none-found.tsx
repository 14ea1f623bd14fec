import { Button } from '@mantine/core';
import classes from './none-found.module.css';

interface NoneFoundProps {
  /** What was searched. */
  readonly search: string;
  readonly onClear: () => void;
}

/** Stands in place of a list of which a search finds nothing. */
export function NoneFound({ search, onClear }: NoneFoundProps) {
  return (
    <div className={classes.none} role="status">
      <p>{`Nothing matches “${search}”.`}</p>
      <Button variant="default" size="md" onClick={onClear}>
        Clear search
      </Button>
    </div>
  );
}
