import { CREATIVE_RANGE } from '@kenna/contract';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import classes from './generative-fill.module.css';

interface CreativeFieldProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** The Creative slider: how far the words may depart from the surroundings of the mask. */
export function CreativeField({ value, onChange }: CreativeFieldProps) {
  return (
    <div className={classes.creative}>
      <RangeField
        label="Creative"
        min={CREATIVE_RANGE.minimum}
        max={CREATIVE_RANGE.maximum}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
