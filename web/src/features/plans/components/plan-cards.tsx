import { Button } from '@mantine/core';
import type { Plan } from '@kenna/contract';
import { mdiCheck } from '@mdi/js';
import { useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { PLAN_OFFERS, type PlanOffer } from '../plan-data.ts';
import classes from './plan-cards.module.css';

type Period = 'monthly' | 'yearly';

/** The plans side by side. Without `onChoose` they are shown for reading only. */
export function PlanCards({ onChoose }: { onChoose?: (plan: Plan) => void }) {
  const [period, setPeriod] = useState<Period>('yearly');
  return (
    <div className={classes.plans}>
      <fieldset className={classes.periods}>
        <legend>Billing period</legend>
        {(['monthly', 'yearly'] as const).map((choice) => (
          <label key={choice}>
            <input type="radio" name="period" checked={period === choice} onChange={() => setPeriod(choice)} />
            <span>{choice === 'monthly' ? 'Monthly' : 'Yearly, 2 months free'}</span>
          </label>
        ))}
      </fieldset>
      <div className={classes.cards}>
        {PLAN_OFFERS.map((offer) => (
          <PlanCard key={offer.plan} offer={offer} period={period} onChoose={onChoose} />
        ))}
      </div>
    </div>
  );
}

interface PlanCardProps {
  readonly offer: PlanOffer;
  readonly period: Period;
  readonly onChoose: ((plan: Plan) => void) | undefined;
}

function PlanCard({ offer, period, onChoose }: PlanCardProps) {
  return (
    <section className={classes.card} data-open={offer.open} aria-label={offer.name}>
      <h2 className={classes.name}>{offer.name}</h2>
      <p className={classes.price}>{offer.price[period]}</p>
      <p className={classes.note}>{offer.note[period]}</p>
      <ul className={classes.features}>
        {offer.features[period].map((feature) => (
          <li key={feature}>
            <Icon path={mdiCheck} size={18} />
            {feature}
          </li>
        ))}
      </ul>
      {!offer.open && <p className={classes.later}>In preparation</p>}
      {offer.open && onChoose && (
        <Button size="md" fullWidth className={classes.choose ?? ''} onClick={() => onChoose(offer.plan)}>
          Start with {offer.name}
        </Button>
      )}
    </section>
  );
}
