import { Button } from '@mantine/core';
import { TRASH_DAYS } from '@kenna/contract';
import { ListSearch } from '../../../ui/fields/list-search.tsx';
import classes from './library.module.css';

interface TrashNoteProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** Null without pictures, and while a search hides some that would be deleted as well. */
  readonly onEmpty: (() => void) | null;
}

/** Explains when pictures in the bin are deleted, searches them, and offers to empty it. */
export function TrashNote({ search, onSearch, onEmpty }: TrashNoteProps) {
  return (
    <div className={classes.note}>
      <ListSearch label="Search in prompts" className={classes.binSearch ?? ''} value={search} onChange={onSearch} />
      <p>Images stay here for {TRASH_DAYS} days, then they are deleted for good.</p>
      {onEmpty && (
        <Button variant="default" size="md" onClick={onEmpty}>
          Empty bin
        </Button>
      )}
    </div>
  );
}
