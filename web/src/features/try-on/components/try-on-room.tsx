import type { GarmentCategory } from '@kenna/contract';
import { mdiSwapHorizontal } from '@mdi/js';
import type { ReactNode } from 'react';
import { ChoiceField } from '../../../ui/fields/choice-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { CATEGORIES } from '../finding.ts';
import classes from './try-on.module.css';

interface TryOnRoomProps {
  readonly person: ReactNode;
  readonly garment: ReactNode;
  readonly category: GarmentCategory;
  readonly onCategory: (category: GarmentCategory) => void;
  /** null while there is nothing to change places. */
  readonly onSwap: (() => void) | null;
}

/** Who is dressed, in what, and where it is worn. */
export const TryOnRoom = ({ person, garment, category, onCategory, onSwap }: TryOnRoomProps) => (
  <div className={classes.room}>
    <div className={classes.pair}>
      {person}
      {garment}
    </div>
    <ChoiceField legend="Where it is worn" value={category} choices={CATEGORIES} onChange={onCategory} />
    {onSwap && (
      <button type="button" className={classes.swap} onClick={onSwap}>
        <Icon path={mdiSwapHorizontal} /> Swap person and garment
      </button>
    )}
  </div>
);
