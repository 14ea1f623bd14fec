import { Button } from '@mantine/core';
import { TRASH_DAYS } from '@kenna/contract';
import classes from './library.module.css';

/** Explains when pictures in the bin are deleted, and offers to empty it. */
export function TrashNote({ onEmpty }: { onEmpty: () => void }) {
  return (
    <div className={classes.note}>
      <p>Images stay here for {TRASH_DAYS} days, then they are deleted for good.</p>
      <Button variant="default" size="md" onClick={onEmpty}>
        Empty bin
      </Button>
    </div>
  );
}
