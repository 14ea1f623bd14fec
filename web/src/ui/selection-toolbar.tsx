import { mdiClose, mdiSelectAll } from '@mdi/js';
import type { Command } from '../lib/commands/commands.ts';
import { IconButton } from './icon-button.tsx';
import classes from './selection-toolbar.module.css';

interface SelectionToolbarProps {
  readonly label: string;
  /** Tells how many are selected. */
  readonly count: string;
  readonly selectAllLabel: string;
  /** `isOff`: none of the selected can take it. */
  readonly actions: readonly (Command & { readonly isOff?: boolean })[];
  /** While an action runs, no other one begins. */
  readonly isBusy: boolean;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
}

/** A bar that floats over pictures while some are selected: their number, and actions for all of them. */
export function SelectionToolbar(props: SelectionToolbarProps) {
  const { label, count, selectAllLabel, actions, isBusy, onSelectAll, onClear } = props;
  return (
    <div className={classes.bar} role="toolbar" aria-label={label}>
      <IconButton label="Clear selection" icon={mdiClose} onClick={onClear} />
      <p role="status">{count}</p>
      <div className={classes.actions}>
        <IconButton label={selectAllLabel} icon={mdiSelectAll} onClick={onSelectAll} />
        <span className={classes.rule} />
        {actions.map(({ label: name, icon, keys, isOff, run }) => (
          <IconButton
            key={name}
            label={name}
            icon={icon}
            {...(keys !== undefined && { keys })}
            disabled={isOff}
            aria-disabled={isBusy}
            onClick={() => isBusy || run()}
          />
        ))}
      </div>
    </div>
  );
}
