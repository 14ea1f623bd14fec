import { CREATIVE_RANGE } from '@kenna/contract';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import classes from './generative-fill.module.css';

interface CreativeFieldProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Stands in the panel as a room of its own. */
  readonly inPanel?: boolean;
}

/** How far the words may leave what the picture shows around the mask. */
export function CreativeField({ value, onChange, inPanel = false }: CreativeFieldProps) {
  return (
    <div className={inPanel ? classes.creative : undefined}>
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
