import { Button } from '@mantine/core';
import { counted, FEATURE_NOTES, PLAN_TABLE, type Plan } from '@kenna/contract';
import { mdiCheck } from '@mdi/js';
import { useState } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import { useFreePrompts } from '../../../../lib/text/product-name.ts';
import { monthlyPrice } from '../../offer-words.ts';
import { PeriodSwitch, type Period } from './period-switch.tsx';
import classes from './plan-cards.module.css';

interface PlanCardsProps {
  readonly plans: readonly Plan[];
  /** True if monthly prices are shown first. Defaults to yearly ones. */
  readonly isMonthly?: boolean;
  /** Returns the label of a card's button, or null for the person's current plan. */
  readonly wordsOf: (plan: Plan, isMonthly: boolean) => string | null;
  readonly onChoose: (plan: Plan, isMonthly: boolean) => void;
  /** The plan whose change is being sent. */
  readonly busy?: Plan | null;
  /** True until the person's current plan is known. */
  readonly disabled?: boolean;
}

/** The plans side by side, with monthly or yearly prices. */
export function PlanCards({ plans, isMonthly = false, ...card }: PlanCardsProps) {
  const [period, setPeriod] = useState<Period>(isMonthly ? 'monthly' : 'yearly');
  return (
    <div className={classes.plans}>
      <PeriodSwitch period={period} onChange={setPeriod} />
      <div className={classes.cards}>
        {plans.map((plan) => (
          <PlanCard key={plan} plan={plan} period={period} {...card} />
        ))}
      </div>
    </div>
  );
}

interface PlanCardProps extends Omit<PlanCardsProps, 'plans' | 'isMonthly'> {
  readonly plan: Plan;
  readonly period: Period;
}

function PlanCard({ plan, period, wordsOf, onChoose, busy = null, disabled = false }: PlanCardProps) {
  const { name, note, features } = PLAN_TABLE[plan];
  const isMonthly = period === 'monthly';
  const label = wordsOf(plan, isMonthly);
  const freePrompts = useFreePrompts();
  return (
    <section className={classes.card} data-main={plan === 'pro'} aria-label={name}>
      <h2 className={classes.name}>{name}</h2>
      <p className={classes.price}>{monthlyPrice(plan, isMonthly)}</p>
      <p className={classes.note}>{note[period]}</p>
      {label === null ? (
        <p className={classes.own}>Your plan</p>
      ) : (
        <Button
          size="md"
          fullWidth
          className={classes.choose ?? ''}
          variant={plan === 'pro' ? 'filled' : 'default'}
          loading={busy === plan}
          disabled={disabled || (busy !== null && busy !== plan)}
          onClick={() => onChoose(plan, isMonthly)}
        >
          {label}
        </Button>
      )}
      <ul className={classes.features}>
        {plan === 'free' && freePrompts !== undefined && (
          <li>
            <Icon path={mdiCheck} size={18} />
            <span>
              {counted(freePrompts, 'prompt')}
              <small>To try everything once. They are not refilled.</small>
            </span>
          </li>
        )}
        {features[period].map((feature) => (
          <li key={feature}>
            <Icon path={mdiCheck} size={18} />
            <span>
              {feature}
              {FEATURE_NOTES[feature] && <small>{FEATURE_NOTES[feature]}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
