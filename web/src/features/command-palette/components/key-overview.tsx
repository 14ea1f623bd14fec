import { mdiClose } from '@mdi/js';
import { IconButton } from '../../../ui/icon-button.tsx';
import { KEEPS_ESCAPE } from '../../../ui/layers/keeps-escape.ts';
import { PaletteDialog } from './palette-dialog.tsx';
import { Keys } from './keys.tsx';
import classes from './palette.module.css';

export interface KeyGroup {
  /** Where the keys work. */
  readonly title: string;
  readonly keys: readonly (readonly [keys: string, what: string])[];
}

interface KeyOverviewProps {
  readonly groups: readonly KeyGroup[];
  readonly onClose: () => void;
}

/** All keyboard shortcuts by the place where they work. */
export const KeyOverview = ({ groups, onClose }: KeyOverviewProps) => (
  <PaletteDialog label="Keyboard shortcuts" size={880} onClose={onClose}>
    <div className={classes.head}>
      <h2>Keys</h2>
      <IconButton label="Close" icon={mdiClose} onClick={onClose} data-autofocus {...KEEPS_ESCAPE} />
    </div>
    {/* It scrolls, so the keyboard must reach it. */}
    {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <div className={classes.overview} tabIndex={0} role="group" aria-label="Keys by place" {...KEEPS_ESCAPE}>
      {groups.map(({ title, keys }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {keys.map(([pressed, what]) => (
              <div key={what}>
                <dt>
                  <Keys keys={pressed} />
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  </PaletteDialog>
);
