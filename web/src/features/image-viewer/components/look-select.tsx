import { MODEL_LABELS, type Model } from '@kenna/contract';
import { useId } from 'react';
import classes from './scene-panel.module.css';

interface LookSelectProps {
  /** Model that made the picture. */
  readonly made: string | null;
  /** Chosen model; null is the one that made the picture. */
  readonly chosen: Model | null;
  readonly models: readonly Model[];
  readonly onChoose: (model: Model | null) => void;
}

/** Selects the look in which the piece is drawn again. */
export function LookSelect({ made, chosen, models, onChoose }: LookSelectProps) {
  const id = useId();
  return (
    <div className={classes.look}>
      <label htmlFor={id}>Look</label>
      <select
        id={id}
        value={chosen ?? made ?? ''}
        onChange={(event) => {
          const model = models.find((known) => known === event.currentTarget.value) ?? null;
          onChoose(model === made ? null : model);
        }}
      >
        {models.map((model) => (
          <option key={model} value={model}>
            {MODEL_LABELS[model].look}
            {model === made ? ' (this picture)' : ''}
          </option>
        ))}
      </select>
    </div>
  );
}
