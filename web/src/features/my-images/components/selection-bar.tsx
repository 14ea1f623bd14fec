import { mdiClose, mdiSelectAll } from '@mdi/js';
import { useAreImagesBusy } from '../../../lib/pictures/image-action.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { SelectionControl } from '../use-selection.ts';
import classes from './library.module.css';

interface SelectionBarProps {
  readonly selection: SelectionControl;
  readonly actions: readonly {
    readonly label: string;
    readonly icon: string;
    readonly keys: string;
    readonly onAct: () => void;
  }[];
}

/** A bar that floats over the pictures while some are selected: their number, and actions for all of them. */
export function SelectionBar({ selection, actions }: SelectionBarProps) {
  const busy = useAreImagesBusy(selection.images);
  return (
    <div className={classes.bar} role="toolbar" aria-label="Chosen pictures">
      <p role="status">{selection.ids.size.toLocaleString()} chosen</p>
      <IconButton label="Select all shown" icon={mdiSelectAll} onClick={selection.chooseAll} />
      <span className={classes.rule} />
      {actions.map(({ label, icon, keys, onAct }) => (
        <IconButton
          key={label}
          label={label}
          icon={icon}
          keys={keys}
          aria-disabled={busy}
          onClick={() => busy || onAct()}
        />
      ))}
      <span className={classes.rule} />
      <IconButton label="Clear selection" icon={mdiClose} onClick={selection.clear} />
    </div>
  );
}
