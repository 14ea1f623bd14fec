import { useId } from 'react';
import laidOver from '../../../../ui/fields/laid-over.module.css';
import classes from './plan-cards.module.css';

export type Period = 'monthly' | 'yearly';

/** Switches between monthly and yearly prices. */
export function PeriodSwitch({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const name = useId();
  return (
    <fieldset className={classes.periods}>
      <legend>Billing period</legend>
      {(['monthly', 'yearly'] as const).map((choice) => (
        <label key={choice}>
          <input
            className={laidOver.control}
            type="radio"
            name={name}
            checked={period === choice}
            onChange={() => onChange(choice)}
          />
          <span>{choice === 'monthly' ? 'Monthly' : 'Yearly, 2 months free'}</span>
        </label>
      ))}
    </fieldset>
  );
}
