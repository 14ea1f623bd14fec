import { GARMENT_CHOICES, type GarmentCategory } from '@kenna/contract';
import { mdiSwapHorizontal } from '@mdi/js';
import type { ReactNode } from 'react';
import { ChoiceField } from '../../../ui/fields/choice-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import classes from './try-on.module.css';

interface TryOnSectionProps {
  readonly person: ReactNode;
  readonly garment: ReactNode;
  readonly category: GarmentCategory;
  readonly onCategory: (category: GarmentCategory) => void;
  /** Swaps the two pictures; null when neither is chosen. */
  readonly onSwap: (() => void) | null;
}

/** Section of the sidebar for the person, the garment and the part of the body. */
export const TryOnSection = ({ person, garment, category, onCategory, onSwap }: TryOnSectionProps) => (
  <div className={classes.section}>
    <div className={classes.pair}>
      {person}
      {garment}
    </div>
    <ChoiceField legend="Where it is worn" value={category} choices={GARMENT_CHOICES} onChange={onCategory} />
    {onSwap && (
      <button type="button" className={classes.swap} onClick={onSwap}>
        <Icon path={mdiSwapHorizontal} /> Swap person and garment
      </button>
    )}
  </div>
);
